import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { showToDriver } from '#test/components/show-to-driver.tsx'
import { keepAlertsInSight } from './alerts-in-sight.ts'
import { Dialog } from './dialog.tsx'

test('what a dialog alerts to comes into sight once it is said, and leaves the place alone after that', async () => {
  await page.viewport(360, 500)
  keepAlertsInSight()
  await showToDriver(
    <Dialog title="Tytuł" footer={<button type="button">Dalej</button>}>
      <div style={{ height: 900 }}>Długa treść</div>
      <p role="alert" id="said" />
    </Dialog>,
  )
  const said = () => document.getElementById('said') ?? expect.fail()
  const bottom = () => said().getBoundingClientRect().bottom
  const foot = () => document.querySelector('.dialog-foot')?.getBoundingClientRect().top ?? 0
  expect(bottom()).toBeGreaterThan(foot())
  said().textContent = 'Wprowadziłeś niepoprawne dane.'
  await expect.poll(bottom).toBeLessThanOrEqual(foot())
  const body = document.querySelector('.dialog-body') ?? expect.fail()
  body.scrollTop = 0
  document.body.append(document.createElement('i'))
  await new Promise(requestAnimationFrame)
  expect(body.scrollTop).toBe(0)
})

test('on a low screen the foot is scrolled along, and covers nothing', async () => {
  await page.viewport(568, 320)
  await showToDriver(
    <Dialog title="Tytuł" footer={<button type="button">Dalej</button>}>
      <div style={{ height: 600 }}>Długa treść</div>
    </Dialog>,
  )
  const sheet = document.querySelector('dialog[open]') ?? expect.fail()
  const foot = document.querySelector('.dialog-foot') ?? expect.fail()
  expect(foot.getBoundingClientRect().top).toBeGreaterThan(320)
  sheet.scrollTop = 10_000
  expect(foot.getBoundingClientRect().bottom).toBeLessThanOrEqual(320)
})
