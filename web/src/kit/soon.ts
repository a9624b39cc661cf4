/**
 * Return a promise that is kept in a task of its own. Between two tasks the browser paints and answers the player, so
 * work that a phone takes long for is cut into tasks. They follow one another as they were asked for; a message needs no
 * timer, of which browsers hold back the fifth and later ones.
 */
export const nextTask = (): Promise<void> =>
  new Promise((done) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      port1.close();
      done();
    };
    port2.postMessage(null);
  });
