/**
 * Return a promise that is kept in a task of its own. Between two tasks the browser paints and answers the player, so
 * work that a phone takes long for is cut into tasks.
 */
export const nextTask = (): Promise<void> => new Promise((done) => setTimeout(done));
