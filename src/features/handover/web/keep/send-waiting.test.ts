import { describe, expect, test } from 'vitest'
import type { CallResult } from '#platform/web/call.ts'
import { type SendingPorts, sendWaiting } from './send-waiting.ts'
import type { WaitingHandover } from './waiting.ts'

const OK: CallResult<unknown> = { ok: true, value: {} }
const refusal = (status: number, code: string): CallResult<unknown> => ({
  ok: false,
  failure: { status, code, msg: `słowa: ${code}` },
})
const NO_NET = refusal(0, 'not_reached')

const handover = (id: string, more: Partial<WaitingHandover> = {}): WaitingHandover => ({
  id,
  me: 'jan',
  reg: 'W01',
  photos: { front: new ArrayBuffer(1), back: new ArrayBuffer(1) },
  arrived: false,
  tried: false,
  input: { id } as WaitingHandover['input'],
  ...more,
})

/** A phone, and a server that answers each call as it is told. */
function phone(
  waiting: readonly WaitingHandover[],
  answers: (what: string) => CallResult<unknown> = () => OK,
) {
  const kept = new Map(waiting.map((each) => [each.id, each]))
  const heard: string[] = []
  const ask = async (what: string) => {
    heard.push(what)
    return answers(what)
  }
  const ports: SendingPorts = {
    all: async () => [...kept.values()],
    keep: async (each) => void kept.set(each.id, each),
    forget: async (id) => void kept.delete(id),
    put: ({ id }) => ask(id),
    putPhoto: (id, side) => ask(`${id} ${side}`),
  }
  return { ports, heard, kept }
}

describe('what waits on a phone', () => {
  test('goes up in its order, each hand-over before its photos, and is then gone from the phone', async () => {
    const { ports, heard, kept } = phone([handover('a'), handover('b', { photos: {} })])
    expect(await sendWaiting(ports)).toBe('done')
    expect(heard).toEqual(['a', 'a front', 'a back', 'b'])
    expect(kept.size).toBe(0)
  })

  test('goes on where it was cut off, whatever had arrived before', async () => {
    let isCut = true
    const { ports, heard, kept } = phone([handover('a')], (what) =>
      isCut && what === 'a back' ? NO_NET : OK,
    )
    expect(await sendWaiting(ports)).toBe('later')
    expect(kept.get('a')).toMatchObject({ arrived: true, photos: { back: expect.anything() } })
    isCut = false
    expect(await sendWaiting(ports)).toBe('done')
    expect(heard).toEqual(['a', 'a front', 'a back', 'a back'])
  })

  test('without network nothing is lost, and it is noted that it was tried', async () => {
    const { ports, kept } = phone([handover('a'), handover('b')], () => NO_NET)
    expect(await sendWaiting(ports)).toBe('later')
    expect([...kept.values()]).toMatchObject([
      { id: 'a', tried: true },
      { id: 'b', tried: false },
    ])
  })

  test.each([500, 503, 429, 502])('a server that answers %i is asked again later', async (status) => {
    const { ports, kept } = phone([handover('a')], () => refusal(status, 'whatever'))
    expect(await sendWaiting(ports)).toBe('later')
    expect(kept.get('a')?.refused).toBeUndefined()
  })

  test('what the server refuses stays with its words, and the others go', async () => {
    const { ports, kept } = phone([handover('a'), handover('b')], (what) =>
      what === 'a' ? refusal(409, 'already') : OK,
    )
    expect(await sendWaiting(ports)).toBe('done')
    expect([...kept.values()]).toMatchObject([
      { id: 'a', refused: { code: 'already', msg: 'słowa: already' } },
    ])
  })

  test('another driver’s stays as it is, and keeps nobody else’s from going', async () => {
    const { ports, kept } = phone([handover('a'), handover('b')], (what) =>
      what === 'a' ? refusal(409, 'other_driver') : OK,
    )
    expect(await sendWaiting(ports)).toBe('other')
    expect([...kept.values()]).toEqual([handover('a')])
  })

  test('without a session all waits for the login', async () => {
    const { ports, kept } = phone([handover('a')], () => refusal(401, 'login_required'))
    expect(await sendWaiting(ports)).toBe('login')
    expect(kept.get('a')).toEqual(handover('a'))
  })

  test('a photo that is refused is named, and the other ones go', async () => {
    const { ports, kept, heard } = phone([handover('a')], (what) =>
      what === 'a front' ? refusal(415, 'not_photo') : OK,
    )
    await sendWaiting(ports)
    expect(heard).toEqual(['a', 'a front', 'a back'])
    expect(kept.get('a')).toMatchObject({ arrived: true, photos: {}, refusedPhotos: ['front'] })
  })
})
