import { expect, test } from 'vitest'
import { videoOf } from './training-video.ts'

test('every usual address of a YouTube film leads to its frame without cookies', () => {
  const frame = { kind: 'frame', src: 'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ' }
  expect(videoOf('https://www.youtube.com/watch?v=dQw4w9WgXcQ&t=3')).toEqual(frame)
  expect(videoOf('https://youtu.be/dQw4w9WgXcQ')).toEqual(frame)
  expect(videoOf('https://m.youtube.com/shorts/dQw4w9WgXcQ')).toEqual(frame)
})

test('Vimeo is framed, a film file is played, any other address is a link', () => {
  expect(videoOf('https://vimeo.com/76979871')?.src).toBe('https://player.vimeo.com/video/76979871?dnt=1')
  expect(videoOf('https://flota.pl/film.mp4')?.kind).toBe('file')
  expect(videoOf('https://flota.pl/szkolenie')?.kind).toBe('link')
})

test('no address, no video; nor from a script or without TLS', () => {
  expect(videoOf('')).toBeUndefined()
  expect(videoOf('javascript:alert(1)')).toBeUndefined()
  expect(videoOf('http://flota.pl/film.mp4')).toBeUndefined()
})
