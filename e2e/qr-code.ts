// Reads the QR code that a page shows, from its pixels, as another phone's camera would.
import decode from 'qr/decode.js';
import type { Locator } from 'playwright-core';

/** The text of the QR code drawn at `place`; throws when no code can be read there. */
export async function readQr(place: Locator): Promise<string> {
  const png = (await place.screenshot()).toString('base64');
  const { width, height, grey } = await place.page().evaluate(async (data) => {
    const picture = new Image();
    picture.src = `data:image/png;base64,${data}`;
    await picture.decode();
    const canvas = document.createElement('canvas');
    const larger = picture.width < 300 ? 2 : 1; // small modules want more than two pixels each
    const [width, height] = [picture.width * larger, picture.height * larger];
    Object.assign(canvas, { width, height });
    const pen = canvas.getContext('2d')!;
    pen.imageSmoothingEnabled = false;
    pen.drawImage(picture, 0, 0, width, height);
    const dots = pen.getImageData(0, 0, width, height).data;
    let grey = '';
    for (let i = 0; i < dots.length; i += 4) grey += String.fromCharCode(dots[i]!);
    return { width, height, grey };
  }, png);
  const rgba = new Uint8ClampedArray(width * height * 4).fill(255);
  for (let i = 0; i < grey.length; i++) rgba.fill(grey.charCodeAt(i), i * 4, i * 4 + 3);
  return decode({ width, height, data: rgba });
}
