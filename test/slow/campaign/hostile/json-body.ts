/** The JSON object that a body holds, if it can be written again without loss; null when it holds another thing. */
export function objectIn(body: Buffer | null): Record<string, unknown> | null {
  try {
    const value: unknown = JSON.parse(body?.toString() ?? '');
    const isObject = typeof value === 'object' && value !== null && !Array.isArray(value);
    return isObject && Buffer.from(JSON.stringify(value)).equals(body!)
      ? (value as Record<string, unknown>)
      : null;
  } catch {
    return null;
  }
}
