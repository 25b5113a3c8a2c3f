import type { FastifyInstance } from 'fastify'
import { listDrivers } from '#features/drivers/office/contract.ts'
import { openOwnCalendar } from '#features/drivers/session/contract.ts'
import { showDriverPin } from '#features/drivers/session/contract-pins.ts'
import { readMarket } from '#features/market/contract.ts'
import { offerShift, takeOffer } from '#features/market/contract-offers.ts'
import { setMarket } from '#features/settings/contract.ts'
import type { Endpoint, InputOf, OutputOf } from '#platform/pure/endpoint.ts'
import type { DemoOffice } from './office.ts'

/** Of whom the page of free shifts shows something of everything. */
export interface ShownDriver {
  readonly fullName: string
  readonly phone: string
  readonly pin: string
}

/** Offers that stay open, and requests that wait for the office, where the week has shifts to come. */
const OPEN = 2
const WAITING = 2
/** Looking further would cost the start of the demo seconds. */
const ASKED_AT_MOST = 24

type Market = OutputOf<typeof readMarket>

/**
 * Drivers of the present week offer shifts and want those of others: some wait for a taker, some for the
 * office. Late on a Sunday there is nothing left to offer.
 * @returns one who can take, offer and be asked; undefined where nobody has a shift to come
 */
export async function tradeShifts(
  app: FastifyInstance,
  office: DemoOffice,
): Promise<ShownDriver | undefined> {
  await office.call(setMarket, {
    ...{ on: true, names: true, approval: 'soon', approvalHours: 120, reserveMinutes: 0 },
  })
  const { data } = await office.call(listDrivers, {})
  const people: DemoSession[] = []
  const active = data.filter(({ attributes }) => attributes.active && attributes.expiredPapers.length === 0)
  for (const { id, attributes } of active.slice(0, ASKED_AT_MOST)) {
    const { pin } = await office.call(showDriverPin, { id })
    const session = await DemoSession.open(app, { ...attributes, phone: attributes.phoneNumber, pin })
    if (session) people.push(session)
  }
  const withShifts: DemoSession[] = []
  for (const person of people) if (await person.hasShifts()) withShifts.push(person)
  const [shown, ...givers] = withShifts
  if (!shown) return undefined
  let left = WAITING + OPEN
  let waiting = WAITING
  for (const giver of givers) {
    if (left === 0) break
    const id = await giver.offerLast()
    if (id === undefined) continue
    left -= 1
    // Wanted by the first who may have it; those that nobody wants stay open.
    for (const taker of waiting > 0 ? givers : [])
      if (taker !== giver && (await taker.take(id))) {
        waiting -= 1
        break
      }
  }
  await office.call(setMarket, { reserveMinutes: 60 })
  return shown.who
}

/** A driver of the demo on a phone of their own. */
class DemoSession {
  readonly #app: FastifyInstance
  readonly #cookie: string
  readonly who: ShownDriver

  private constructor(app: FastifyInstance, cookie: string, who: ShownDriver) {
    this.#app = app
    this.#cookie = cookie
    this.who = who
  }

  static async open(app: FastifyInstance, { fullName, phone, pin }: ShownDriver) {
    const payload = { phone, pin }
    const response = await app.inject({ method: 'POST', url: openOwnCalendar.path, payload })
    if (response.statusCode !== 200) return undefined
    const cookie = response.cookies.map(({ name, value }) => `${name}=${value}`).join('; ')
    return new DemoSession(app, cookie, { fullName, phone, pin })
  }

  async hasShifts(): Promise<boolean> {
    return ((await this.#market())?.own.length ?? 0) > 0
  }

  /** The last shift to come is offered to everyone. @returns the offer's id */
  async offerLast(): Promise<string | undefined> {
    const own = (await this.#market())?.own.filter(({ offer }) => offer === null) ?? []
    const last = own.at(-1)
    return last && (await this.#call(offerShift, { date: last.date, shift: last.shift }))?.id
  }

  async take(id: string): Promise<boolean> {
    const offered = (await this.#market())?.offers.some((offer) => offer.id === id)
    return offered === true && (await this.#call(takeOffer, { id })) !== undefined
  }

  #market(): Promise<Market | undefined> {
    return this.#call(readMarket, {})
  }

  async #call<E extends Endpoint>(endpoint: E, input: InputOf<E>): Promise<OutputOf<E> | undefined> {
    const { id, ...body } = input as Readonly<Record<string, string>>
    const response = await this.#app.inject({
      method: endpoint.method,
      url: endpoint.path.replace(':id', id ?? ''),
      headers: { cookie: this.#cookie, 'sec-fetch-site': 'same-origin' },
      ...(endpoint.method === 'GET' ? {} : { payload: body }),
    })
    return response.statusCode === 200 ? (response.json() as OutputOf<E>) : undefined
  }
}
