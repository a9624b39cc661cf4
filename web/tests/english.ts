/** What a component reads of the browser when it is drawn without one: that its reader speaks English. */
import { vi } from 'vitest';

vi.stubGlobal('navigator', { languages: ['en'] });
