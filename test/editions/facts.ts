/** What a kept edition holds, read through the prescribed calls, whose wire no later edition may change. */
export type Facts = Readonly<Record<string, readonly string[]>>

export interface KeptEdition {
  readonly login: string
  readonly password: string
  /** ISO weeks of `year` that were generated. */
  readonly weeks: readonly number[]
  readonly year: number
  /** Both ends of the results that are compared. */
  readonly from: string
  readonly to: string
}

interface Listed {
  readonly data: readonly { readonly id: string | number; readonly attributes: Record<string, unknown> }[]
}

interface WeekDay {
  readonly day: number
  readonly month: number
  readonly shift: string
  readonly cars: readonly { readonly reg: string; readonly drivers: readonly { readonly phone: string }[] }[]
}

/**
 * People with their PINs, cars, submissions, saved weeks, what took cars off, and figures to the grosz: one
 * line of text each, in an order of their own. What depends on today (the last shift, a car that is off now)
 * is left out.
 */
export async function factsOf(url: string, kept: KeptEdition): Promise<Facts> {
  const { login, password, year, from, to } = kept
  const get = await caller(url, login, password)
  const list = async (path: string, fields: readonly string[]): Promise<string[]> => {
    const { data } = (await get(path)) as Listed
    return lines(data.map(({ attributes }) => fields.map((field) => attributes[field])))
  }
  const facts: Record<string, readonly string[]> = {
    drivers: await list('/api/getalldrivers', ['fullName', 'phoneNumber', 'email', 'active']),
    cars: await list('/api/get-cars', [
      'reg',
      'make',
      'model',
      'vin',
      'year',
      'priority',
      'sort',
      'insEnd',
      'service',
    ]),
    rentals: await list('/api/get-rentals', [
      ...[
        'last_name',
        'rented_car',
        'weekly_price',
        'mileage_start',
        'mileage_end',
        'start_date',
        'start_time',
      ],
      ...['end_date', 'end_time', 'phone_number', 'type', 'notOnStation'],
    ]),
    groundings: await list('/api/get-all-grounded', [
      ...['carReg', 'dayStart', 'shiftStart', 'dayEnd', 'shiftEnd', 'notOnStation', 'groundedReason'],
    ]),
    bonuses: await list('/api/get-bonuses', ['date', 'shift', 'value']),
    results: await list(`/api/get-period-filters?startDate=${from}&endDate=${to}`, [
      ...[
        'bolt_id',
        'date',
        'shift',
        'total_income',
        'income_rate',
        'driven_mileage',
        'bolt_rides',
        'uber_rides',
      ],
      ...['fn_rides', 'fuel_total'],
    ]),
    daily: await list(`/api/get-daily-results?startDate=${from}&endDate=${to}`, [
      ...['last_name', 'first_name', 'date', 'shift', 'totalMileage', 'totalEarning', 'regPlate'],
    ]),
  }
  const settings = (await get('/api/asettings')) as Record<string, unknown>
  facts.settings = ['defaultLimit', 'pin', 'popupText', 'showSchedule'].map(
    (name) => `${name} ${settings[name]}`,
  )
  for (const week of kept.weeks) {
    const saved = (await get(`/api/get-generated-week?week=${week}&year=${year}`)) as Record<
      string,
      WeekDay[]
    >
    facts[`week ${week}`] = lines([...(saved.days ?? []), ...(saved.nights ?? [])].flatMap(seatsOf))
    facts[`submissions ${week}`] = lines(await submissions(get, week, year))
  }
  return facts
}

function seatsOf({ day, month, shift, cars }: WeekDay): unknown[][] {
  return cars.flatMap(({ reg, drivers }) => drivers.map(({ phone }) => [month, day, shift, reg, phone]))
}

async function submissions(
  get: (path: string) => Promise<unknown>,
  week: number,
  year: number,
): Promise<unknown[][]> {
  const { schedules } = (await get(`/api/schedules/details?week=${week}&year=${year}`)) as {
    schedules: Listed['data']
  }
  return schedules.map(({ attributes }) => [
    attributes.phone,
    (attributes.selectedDays as { month: number; day: number; shiftOption: string }[])
      .map(({ month, day, shiftOption }) => `${day}.${month} ${shiftOption}`)
      .join(', '),
  ])
}

function lines(rows: readonly (readonly unknown[])[]): string[] {
  return rows.map((row) => row.map((value) => value ?? '-').join(' | ')).sort()
}

async function caller(url: string, login: string, password: string) {
  const headers = { 'content-type': 'application/json' }
  const body = JSON.stringify({ login, password })
  const answer = await fetch(`${url}/auth`, { method: 'POST', headers, body })
  const { jwt } = (await answer.json()) as { jwt: string }
  return async (path: string): Promise<unknown> => {
    const got = await fetch(url + path, { headers: { authorization: `Bearer ${jwt}` } })
    if (!got.ok) throw new Error(`${path} answered ${got.status}: ${await got.text()}`)
    return got.json()
  }
}
