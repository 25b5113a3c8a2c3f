import type { Page } from 'playwright-core'

/** As cameras write them: large, and with something beside the picture. */
export async function cameraPhoto(page: Page, width: number, height: number): Promise<Buffer> {
  const base64 = await page.evaluate(
    async ([wide, high]) => {
      const canvas = new OffscreenCanvas(wide as number, high as number)
      const pen = canvas.getContext('2d')
      if (!pen) return ''
      for (let at = 0; at < 400; at += 1) {
        pen.fillStyle = `hsl(${(at * 37) % 360} 60% ${20 + (at % 60)}%)`
        pen.fillRect((at * 97) % (wide as number), (at * 61) % (high as number), 300, 220)
      }
      const blob = await canvas.convertToBlob({ type: 'image/jpeg', quality: 0.95 })
      let letters = ''
      for (const byte of new Uint8Array(await blob.arrayBuffer())) letters += String.fromCharCode(byte)
      return btoa(letters)
    },
    [width, height],
  )
  const jpeg = Buffer.from(base64, 'base64')
  const place = Buffer.from('Exif\0\0GPS 52.1629 N 21.0847 E', 'latin1')
  const exif = Buffer.concat([Buffer.from([0xff, 0xe1, 0, place.length + 2]), place])
  return Buffer.concat([jpeg.subarray(0, 2), exif, jpeg.subarray(2)])
}
