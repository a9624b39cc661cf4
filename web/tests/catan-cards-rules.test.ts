import { describe, expect, it } from 'vitest';
import { RULE_OF } from '../src/games/catan-cards/rules';

describe('the rule of an event', () => {
  it('is about the token that nobody has', () => {
    expect(RULE_OF.no_holder({ token: 'knight' })).toBe('knight-token');
    expect(RULE_OF.no_holder({ token: 'commerce' })).toBe('commerce');
    expect(RULE_OF.no_holder({ token: 'most' })).toBe('event-card');
  });
});
