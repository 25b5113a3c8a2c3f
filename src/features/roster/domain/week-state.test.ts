import { expect, test } from 'vitest'
import { weekState } from './week-state.ts'

const coming = { takesForms: true, generated: false, published: false, begun: 0, isOver: false }

test('a week goes from availability over the draft to its last day', () => {
  expect(weekState(coming)).toBe('open')
  expect(weekState({ ...coming, takesForms: false })).toBe('shut')
  const generated = { ...coming, generated: true }
  expect(weekState(generated)).toBe('draft')
  const published = { ...generated, published: true }
  expect(weekState(published)).toBe('published')
  expect(weekState({ ...published, begun: 1 })).toBe('running')
  expect(weekState({ ...published, begun: 14, isOver: true })).toBe('over')
})

test('what nobody has published is a draft, however late', () => {
  expect(weekState({ ...coming, generated: true, begun: 14, isOver: true })).toBe('draft')
  expect(weekState({ ...coming, takesForms: false, begun: 14, isOver: true })).toBe('shut')
})
