import { addRental, editRental } from '#features/fleet/rentals/contract.ts'
import { addWeeks, datesOf, type Week } from '#kernel/week.ts'
import type { InputOf } from '#platform/pure/endpoint.ts'
import type { DemoOffice } from './office.ts'

interface Renting {
  /** From the end of the fleet: 0 is its last car. */
  readonly car: number
  /** Counted from the demo's first week. */
  readonly from: number
  /** The week in which it ends, and the kilometres driven; left out while it goes on. */
  readonly ends?: readonly [week: number, kilometres: number]
  readonly form: Omit<InputOf<typeof addRental>, 'carId' | 'start_date' | 'start_time'>
}

const RENTINGS: readonly Renting[] = [
  {
    car: 0,
    from: 0,
    form: {
      first_name: 'Marek',
      last_name: 'Zalewski',
      phone_number: '601 200 301',
      weekly_price: 1400,
      mileage_start: 84_200,
      type: 'Wyłączność',
    },
  },
  {
    car: 1,
    from: 0,
    ends: [3, 4860],
    form: {
      first_name: 'Ilona',
      last_name: 'Wrona',
      weekly_price: '950,50',
      mileage_start: 121_050,
      type: 'Wynajem',
    },
  },
  {
    car: 1,
    from: 4,
    ends: [6, 2915],
    form: {
      first_name: 'Tomasz',
      last_name: 'Łącki',
      phone_number: '602 300 402',
      weekly_price: 990,
      mileage_start: 125_940,
      type: 'Wynajem',
    },
  },
  {
    car: 2,
    from: 5,
    form: {
      first_name: 'Kinga',
      last_name: 'Święcicka',
      phone_number: '603 400 503',
      weekly_price: 1350,
      mileage_start: 47_800,
      type: 'Wyłączność',
      notOnStation: true,
    },
  },
]

/** The demo's renters, who live through its weeks like everybody. */
export class DemoRentals {
  readonly #office: DemoOffice
  readonly #cars: readonly { readonly id: string }[]
  readonly #ids = new Map<Renting, string>()

  constructor(office: DemoOffice, cars: readonly { readonly id: string }[]) {
    this.#office = office
    this.#cars = cars
  }

  /**
   * What begins in the week, and what ended in the one before.
   * @param index counted from the demo's first week
   */
  async live(week: Week, index: number): Promise<void> {
    for (const renting of RENTINGS) {
      if (renting.ends?.[0] === index - 1) await this.#end(renting, renting.ends[1], week)
      if (renting.from === index) await this.#begin(renting, week)
    }
  }

  async #begin(renting: Renting, week: Week): Promise<void> {
    const car = this.#cars.at(-1 - renting.car)
    const [, tuesday] = datesOf(week)
    if (!car || !tuesday) return
    const start = { start_date: tuesday, start_time: '09:30' }
    const { id } = await this.#office.call(addRental, { ...renting.form, carId: car.id, ...start })
    this.#ids.set(renting, id)
  }

  /** On the Friday before the week. */
  async #end(renting: Renting, kilometres: number, week: Week): Promise<void> {
    const id = this.#ids.get(renting)
    const friday = datesOf(addWeeks(week, -1))[4]
    if (!id || !friday) return
    const mileage_end = Number(renting.form.mileage_start) + kilometres
    await this.#office.call(editRental, { id, end_date: friday, end_time: '16:30', mileage_end })
  }
}
