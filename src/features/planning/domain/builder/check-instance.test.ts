import { describe, expect, it } from 'vitest'
import { buildWeek } from './build-week.ts'
import type { BuildOptions, Instance } from './instance.ts'
import { car, driver, week } from './testing/weeks.ts'

const good = week([car('A')], [driver('ANNA', [0])])
const sentenceOf = (instance: unknown, options: BuildOptions = {}) => {
  const built = buildWeek(instance as Instance, options)
  return built.ok ? 'built' : built.error.sentence
}

describe('a bad instance is refused with what is wrong', () => {
  it.each<[string, unknown, string]>([
    ['no object', null, 'it must be an object'],
    ['another format', { ...good, format: 'x' }, "format must be 'base-calendar/1'"],
    ['13 limits', { ...good, limits: good.limits.slice(1) }, 'limits must be 14 entries'],
    ['a negative limit', { ...good, limits: [-1, ...good.limits.slice(1)] }, 'limits must be 14 entries'],
    ['cars missing', { ...good, cars: undefined }, 'cars must be a list'],
    ['two cars of one id', { ...good, cars: [car('A'), car('A')] }, 'cars has the id A twice'],
    ['priority 11', { ...good, cars: [car('A', { priority: 11 })] }, 'cars[0] (A): priority'],
    [
      'an end before its start',
      { ...good, cars: [car('A', { unavailable: [{ from: 5, to: 4, kind: 'rental' }] })] },
      'unavailable',
    ],
    ['slot 14', { ...good, drivers: [driver('ANNA', [14])] }, 'drivers[0] (ANNA): picks'],
    ['day 7', { ...good, drivers: [driver('ANNA', [], { onCallDays: [7] })] }, 'onCallDays'],
    ['a stray primary car', { ...good, drivers: [driver('ANNA', [], { primaryCar: 'Z' })] }, 'primary car Z'],
    ['pins missing', { ...good, pinned: undefined }, 'pinned must be a list'],
    [
      'published without car',
      { ...good, published: [{ driver: 'ANNA', slot: 0, car: null }] },
      'published must be',
    ],
  ])('%s', (_, instance, words) => {
    expect(sentenceOf(instance)).toContain(words)
  })

  it('options out of range are refused too', () => {
    expect(sentenceOf(good, { floor: 1.5 })).toContain('floor')
    expect(sentenceOf(good, { policy: 'fair' as 'equal' })).toContain('policy')
    expect(sentenceOf(good, { pastSlots: 15 })).toContain('pastSlots')
    expect(sentenceOf(good, { moves: -1 })).toContain('moves')
    expect(sentenceOf(good, { seed: -1 })).toContain('seed')
  })

  it('a week without cars or drivers is still a week', () => {
    expect(sentenceOf(week([], []))).toBe('built')
    expect(sentenceOf(week([], [driver('ANNA', [0])]))).toBe('built')
    expect(sentenceOf(week([car('A')], []))).toBe('built')
  })
})
