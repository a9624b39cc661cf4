/**
 * Return a promise that is kept in a task of its own. Between two tasks the browser paints and answers the player, so
 * work that a phone takes long for is cut into tasks. They follow one another as they were asked for. A timer lets the
 * browser paint in between; a message would not.
 */
export const nextTask = (): Promise<void> => new Promise((done) => setTimeout(done));
