/** 128 bits that nobody else can know before, as 32 hexadecimal digits. */
export function word(): string {
  return [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
