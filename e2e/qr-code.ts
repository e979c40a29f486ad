// Reads the QR code that a page shows, from its pixels, as another phone's camera would.
import decode from 'qr/decode.js';
import type { Locator } from 'playwright-core';

/** The text of the QR code drawn at `place`; throws when no code can be read there. */
export async function readQr(place: Locator): Promise<string> {
  const png = (await place.screenshot()).toString('base64');
  const image = await place.page().evaluate(async (data) => {
    const picture = new Image();
    picture.src = `data:image/png;base64,${data}`;
    await picture.decode();
    const canvas = document.createElement('canvas');
    canvas.width = picture.width * 2;
    canvas.height = picture.height * 2;
    const pen = canvas.getContext('2d')!;
    pen.drawImage(picture, 0, 0, canvas.width, canvas.height);
    return { width: canvas.width, height: canvas.height, data: [...pen.getImageData(0, 0, canvas.width, canvas.height).data] };
  }, png);
  return decode({ width: image.width, height: image.height, data: Uint8ClampedArray.from(image.data) });
}
