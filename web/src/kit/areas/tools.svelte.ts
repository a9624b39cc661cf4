/** The buttons of an area, which stand in the head of its panel. */
import { getContext, setContext, type Snippet } from 'svelte';

interface Tools {
  of: Snippet | undefined;
}

const KEY = Symbol('tools');

/** Let an area below put its buttons here. */
export function holdTools(): Tools {
  const tools = $state<Tools>({ of: undefined });
  return setContext(KEY, tools);
}
/** Put buttons into the head of the panel, if there is one. */
export function putTools(of: Snippet): void {
  const tools = getContext<Tools | undefined>(KEY);
  $effect(() => {
    if (tools) tools.of = of;
  });
}
