/** 128 random bits as hexadecimal digits. Pages over plain http have no `crypto.randomUUID`. */
export function randomToken(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
