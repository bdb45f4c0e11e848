// The pixels of an entry's pictures as numbers. They come from the pictures' bytes within a script:
// a page opened from disk may show the picture files, and may not read them. Opaque pixels are
// exact; a canvas keeps colours multiplied by alpha, so those of translucent pixels may be rounded.

const pixelCache = { id: null, sides: null };

/** Decodes both pictures of an entry. */
async function pixelsFor(entry) {
  if (pixelCache.id === entry.id) return pixelCache.sides;
  const bytes = await load(`pixels/${entry.id}`);
  const sides = {};
  for (const side of sidesOf(entry)) sides[side] = await decode(bytes[side]);
  Object.assign(pixelCache, { id: entry.id, sides });
  return sides;
}

async function decode(base64) {
  const picture = new Image();
  picture.src = `data:image/png;base64,${base64}`;
  await picture.decode();
  const canvas = make('canvas', { width: picture.naturalWidth, height: picture.naturalHeight });
  const context = canvas.getContext('2d', { willReadFrequently: true });
  context.drawImage(picture, 0, 0);
  return { canvas, context, width: canvas.width, height: canvas.height };
}

/** The four channels of a pixel, 0 to 255; null beyond the picture. */
function pixelAt(side, x, y) {
  if (!side || x < 0 || y < 0 || x >= side.width || y >= side.height) return null;
  return [...side.context.getImageData(x, y, 1, 1).data];
}

/** The channels of a block of pixels, for drawing many at once. */
function pixelBlock(side, x, y, columns, lines) {
  return side.context.getImageData(x, y, Math.max(columns, 1), Math.max(lines, 1)).data;
}

/**
 * The pixel that differs nearest to the middle of a rectangle; the middle itself where none does.
 */
function differingIn({ x, y, width, height }, { expected, actual }) {
  const middle = middleOf({ x, y, width, height });
  if (!expected || !actual) return middle;
  const [old, now] = [expected, actual].map((side) => new Uint32Array(pixelBlock(side, x, y, width, height).buffer));
  let nearest = middle;
  let least = Infinity;
  for (let place = 0; place < old.length; place += 1) {
    if (old[place] === now[place]) continue;
    const column = x + place % width;
    const row = y + Math.floor(place / width);
    const distance = (column - middle.x) ** 2 + (row - middle.y) ** 2;
    if (distance >= least) continue;
    least = distance;
    nearest = { x: column, y: row };
  }
  return nearest;
}

function hex(channels) {
  const digits = channels.map((value) => value.toString(16).padStart(2, '0').toUpperCase());
  return `#${digits.slice(0, 3).join('')}${channels[3] === 255 ? '' : digits[3]}`;
}
