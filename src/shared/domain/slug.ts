/** Lower-case ASCII letters and digits of a name, with hyphens for all between: `Giọng Đọc 1` → `giong-doc-1`. */
export function slugOf(name: string): string {
  const ascii = name.normalize('NFD').replace(/\p{M}/gu, '').replace(/[đĐ]/g, 'd').toLowerCase();
  return ascii.replace(/[^a-z0-9]+/g, '-').replace(/^-|-$/g, '');
}
