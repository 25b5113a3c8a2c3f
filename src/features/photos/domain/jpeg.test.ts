import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { cameraJpeg, segment } from '#test/photos/small-jpeg.ts'
import { cleanJpeg, MOST_PIXELS } from './jpeg.ts'

describe('a photo is kept without anything but its picture', () => {
  test('place, device, comment and what stands behind the picture are gone, the picture is as it was', () => {
    const clean = cleanJpeg(cameraJpeg())
    if (!clean.ok) throw new Error(clean.error)
    const text = Buffer.from(clean.value.bytes).toString('latin1')
    for (const word of ['Exif', 'GPS', 'phone of Jan', 'film']) expect(text).not.toContain(word)
    expect(text).toContain('JFIF')
    expect(clean.value).toMatchObject({ width: 1280, height: 960 })
    expect([...clean.value.bytes.subarray(-2)]).toEqual([0xff, 0xd9])
  })

  test('cleaned again it is the same', () => {
    const once = cleanJpeg(cameraJpeg())
    const twice = once.ok ? cleanJpeg(once.value.bytes) : once
    expect(twice.ok && Buffer.from(twice.value.bytes)).toEqual(once.ok && Buffer.from(once.value.bytes))
  })

  test('a thumbnail within the metadata is no second picture', () => {
    const inner = segment(0xe1, Buffer.concat([Buffer.from('Exif\0\0'), cameraJpeg({ filler: 20 })]))
    const photo = cameraJpeg()
    const clean = cleanJpeg(Buffer.concat([photo.subarray(0, 2), inner, photo.subarray(2)]))
    expect(clean).toMatchObject({ ok: true, value: { width: 1280 } })
  })
})

describe('what is no photo is refused, whatever it is called', () => {
  test.each([
    ['a PNG', Buffer.from('\x89PNG\r\n\x1a\n', 'latin1')],
    ['an SVG with a script', Buffer.from('<svg onload="alert(1)"/>')],
    ['HEIC', Buffer.from('\0\0\0\x18ftypheic', 'latin1')],
    ['nothing', Buffer.alloc(0)],
  ])('%s', (_what, bytes) => {
    expect(cleanJpeg(bytes)).toEqual({ ok: false, error: 'not-jpeg' })
  })

  test('a photo that was cut off is broken, wherever it was cut', () => {
    const whole = cameraJpeg()
    const end = whole.length - 'a film behind the picture'.length
    for (let cut = 3; cut < end; cut += 7) expect(cleanJpeg(whole.subarray(0, cut)).ok).toBe(false)
    expect(cleanJpeg(whole.subarray(0, end)).ok).toBe(true)
  })

  test('a picture that would fill a memory when it is opened is refused by its size', () => {
    expect(cleanJpeg(cameraJpeg({ width: MOST_PIXELS + 1 }))).toEqual({ ok: false, error: 'too-many-pixels' })
    expect(cleanJpeg(cameraJpeg({ width: MOST_PIXELS, height: MOST_PIXELS })).ok).toBe(true)
  })

  test('any bytes at all are answered, and what is taken ends as a JPEG without segments beside the picture', () => {
    const start = fc.constant([0xff, 0xd8, 0xff])
    const bytes = fc.array(
      fc.oneof(fc.integer({ min: 0, max: 255 }), fc.constantFrom(0xff, 0xd9, 0xda, 0xc0, 0xe1, 0)),
      {
        maxLength: 400,
      },
    )
    fc.assert(
      fc.property(start, bytes, (head, rest) => {
        const clean = cleanJpeg(Uint8Array.from([...head, ...rest]))
        if (clean.ok) expect([...clean.value.bytes.subarray(-2)]).toEqual([0xff, 0xd9])
      }),
    )
  })
})
