/** Return 128 random bits as 32 hexadecimal digits: a nonce, or the id of a command. */
export function randomHex(): string {
  return [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
