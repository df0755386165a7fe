// A link as a square for a telephone's camera.

import { encode } from 'uqr'

/** Side in modules, quiet zone included, and the dark modules as one path. */
export function square(text: string): { side: number; path: string } {
  const { data, size } = encode(text, { ecc: 'M', border: 4, boostEcc: false })
  let path = ''
  data.forEach((row, y) => {
    for (let x = 0; x < size; x += 1) {
      const from = x
      while (row[x]) x += 1
      if (x > from) path += `M${from} ${y}h${x - from}v1h${from - x}z`
    }
  })
  return { side: size, path }
}
