import { firstStartIsNeeded, makeFirstAdministrator } from '#features/auth/server/first-start.ts'
import type { Platform } from '#platform/server/platform.ts'
import { operatorTexts } from '#platform/server/texts-operator.ts'

const DEMO_LOGIN = { login: 'demo', password: 'demo-flotylla' }

/**
 * Fills an empty database with the demo fleet, and says how to log in; one that has users is left as it is.
 */
export async function prepareDemo(platform: Platform, say: (sentence: string) => void): Promise<void> {
  if (!(await firstStartIsNeeded(platform.database.queries))) return
  const login = platform.configuration.admin ?? DEMO_LOGIN
  const passwordHash = await platform.secrets.hashPassword(login.password)
  await makeFirstAdministrator(platform, { login: login.login, name: 'Administrator pokazowy', passwordHash })
  say(operatorTexts.makingDemo)
  const { DEMO_FLEET_PIN, fillWithDemo } = await import('./demo/fill.ts')
  const driver = await fillWithDemo(platform, login)
  const password = platform.configuration.admin ? 'z ADMIN_PASSWORD' : DEMO_LOGIN.password
  say(operatorTexts.demoLogin(login.login, password, DEMO_FLEET_PIN))
  if (driver) say(operatorTexts.demoDriver(driver.fullName, driver.phone, driver.pin))
}
