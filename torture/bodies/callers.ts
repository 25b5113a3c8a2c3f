import { addUser, logIn } from '#features/auth/contract.ts'
import { addDriver } from '#features/drivers/office/contract.ts'
import { openFleetCalendar, openOwnCalendar } from '#features/drivers/session/contract.ts'
import { showDriverPin } from '#features/drivers/session/contract-pins.ts'
import { checkFuel, setFuelPassword } from '#features/fuel/contract.ts'
import { changePin } from '#features/settings/contract.ts'

export interface KindOfCaller {
  readonly name: string
  readonly headers: Readonly<Record<string, string>>
}

export const ADMINISTRATOR = { login: 'szef', password: 'długie hasło szefa' } as const

interface Call {
  readonly method: string
  readonly path: string
}

/** One of every kind, each with a session of the kind, opened as people open it. */
export async function openCallers(url: string): Promise<KindOfCaller[]> {
  const make = async ({ method, path }: Call, input: object, cookie = ''): Promise<Response> => {
    const body = method === 'GET' ? {} : { body: JSON.stringify(input) }
    const headers = { 'content-type': 'application/json', cookie }
    const answer = await fetch(url + path, { method, headers, ...body })
    if (!answer.ok) throw new Error(`${method} ${path} answers ${answer.status}: ${await answer.text()}`)
    return answer
  }
  const sessionOf = async (call: Call, input: object): Promise<string> => {
    const cookies = (await make(call, input)).headers.getSetCookie()
    return cookies.map((each) => each.split(';')[0]).join('; ')
  }

  const administrator = await sessionOf(logIn, ADMINISTRATOR)
  const coordinator = { login: 'anna', name: 'Anna Próbna', password: 'długie hasło Anny', admin: false }
  await make(addUser, coordinator, administrator)
  await make(changePin, { pin: '4711' }, administrator)
  await make(setFuelPassword, { password: 'długie hasło stacji' }, administrator)
  const driver = { fullName: 'Jan Próbny', phone: '500000011', email: '' }
  const { id } = (await (await make(addDriver, driver, administrator)).json()) as { id: string }
  const { method, path } = showDriverPin
  const pinCall = { method, path: path.replace(':id', id) }
  const { pin } = (await (await make(pinCall, {}, administrator)).json()) as { pin: string }

  const cookies = {
    fleet: await sessionOf(openFleetCalendar, { pin: '4711' }),
    driver: await sessionOf(openOwnCalendar, { pin, phone: driver.phone }),
    fuel: await sessionOf(checkFuel, { password: 'długie hasło stacji' }),
    coordinator: await sessionOf(logIn, coordinator),
    administrator,
  }
  return [
    { name: 'nobody', headers: {} },
    ...Object.entries(cookies).map(([name, cookie]) => ({ name, headers: { cookie } })),
  ]
}
