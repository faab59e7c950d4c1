import type { Page } from 'playwright-core';
import { encodePng } from './png';

/** A part of a larger picture, in its pixels. */
export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** A picture beside the one that it should be. */
export interface Compared {
  /** How many pixels differ; all of them where the sizes do. */
  readonly differing: number;
  /** The picture, PNG. Its edges are coarse, which takes a quarter of the room and is as good to compare with. */
  readonly actual: Buffer;
  /** The same with what differs in red. */
  readonly difference: Buffer;
}

/**
 * Of 255, in any of the three colours. Browsers differ in the edges of letters and of round corners, and hardly in what
 * is of one colour.
 */
const TOLERANCE = { ofEdges: 32, ofSurfaces: 2 };

/** Edges are kept in steps of this, which leaves most pictures with less than 256 colours. */
const STEP = 17;

/**
 * Runs in a blank page, which decodes and draws pictures. A pixel of a surface, whose neighbours are as it is, has to
 * have its colour in both. At an edge it differs when no pixel beside the same place of the other picture is like it: a
 * letter may be a pixel further.
 */
const COMPARE = `async ([box, wanted, tolerance, step, most]) => {
  const decoded = (base64) =>
    createImageBitmap(new Blob([Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0))]));
  const pixelsOf = (bitmap, { x, y, width, height }) => {
    const context = new OffscreenCanvas(width, height).getContext('2d');
    context.drawImage(bitmap, -x, -y);
    return context.getImageData(0, 0, width, height).data;
  };
  const base64Of = (bytes) => {
    let text = '';
    for (let at = 0; at < bytes.length; at += 8192) text += String.fromCharCode(...bytes.subarray(at, at + 8192));
    return btoa(text);
  };
  const { width, height } = box;
  const actual = pixelsOf(await (window.bitmap ??= decoded(window.whole)), box);
  const bitmap = wanted && (await decoded(wanted));
  const isOfSize = bitmap?.width === width && bitmap.height === height;
  const expected = isOfSize ? pixelsOf(bitmap, { x: 0, y: 0, width, height }) : null;
  const apart = (a, i, b, j) =>
    Math.max(Math.abs(a[i] - b[j]), Math.abs(a[i + 1] - b[j + 1]), Math.abs(a[i + 2] - b[j + 2]));
  const around = (x, y) => {
    const places = [];
    for (let v = Math.max(0, y - 1); v <= Math.min(height - 1, y + 1); v += 1)
      for (let u = Math.max(0, x - 1); u <= Math.min(width - 1, x + 1); u += 1) places.push(4 * (v * width + u));
    return places;
  };
  const isSurface = (a, i, places) => places.every((j) => apart(a, i, a, j) <= tolerance.ofSurfaces);
  const isNear = (a, i, b, places) => places.some((j) => apart(a, i, b, j) <= tolerance.ofEdges);
  const differs = (i, x, y) => {
    if (apart(actual, i, expected, i) <= tolerance.ofSurfaces) return false;
    const places = around(x, y);
    if (isSurface(actual, i, places) && isSurface(expected, i, places)) return true;
    return !isNear(actual, i, expected, places) || !isNear(expected, i, actual, places);
  };
  const each = (look) => {
    for (let y = 0; y < height; y += 1)
      for (let x = 0; x < width; x += 1) look(4 * (y * width + x), x, y);
  };
  const wrong = [];
  if (expected) each((i, x, y) => differs(i, x, y) && wrong.push(i));
  const differing = expected ? wrong.length : width * height;
  if (differing <= most) return { differing };
  const coarse = Uint8Array.from(actual);
  each((i, x, y) => {
    if (isSurface(actual, i, around(x, y))) return;
    for (const k of [i, i + 1, i + 2]) coarse[k] = step * Math.round(actual[k] / step);
  });
  const picture = base64Of(coarse);
  for (const i of wrong) coarse.set([255, 0, 0, 255], i);
  return { differing, actual: picture, difference: base64Of(coarse) };
}`;

/** What the page tells: the pictures, four bytes per pixel, in base64, only where too much differs. */
interface Found {
  readonly differing: number;
  readonly actual?: string;
  readonly difference?: string;
}

/** Cuts parts out of a large picture, and compares each with the one that it should be. */
export class PictureComparison {
  private constructor(private readonly page: Page) {}

  /** @param page a blank one, for this only; @param whole PNG */
  static async of(page: Page, whole: Buffer): Promise<PictureComparison> {
    await page.evaluate(`window.whole = '${whole.toString('base64')}'`);
    return new PictureComparison(page);
  }

  /**
   * @param wanted PNG; null where there is none yet
   * @param most how many pixels may differ
   * @returns null when no more do
   */
  async compare(box: Box, wanted: Buffer | null, most: number): Promise<Compared | null> {
    const given = JSON.stringify([box, wanted?.toString('base64') ?? null, TOLERANCE, STEP, most]);
    const { differing, actual, difference } = await this.page.evaluate<Found>(`(${COMPARE})(${given})`);
    if (actual === undefined || difference === undefined) return null;
    const png = (pixels: string) => encodePng(box.width, box.height, Buffer.from(pixels, 'base64'));
    return { differing, actual: png(actual), difference: png(difference) };
  }
}
