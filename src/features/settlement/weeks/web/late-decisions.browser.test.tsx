import { beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { useCall } from '#platform/web/admin-ui/calls.ts'
import { OtherEnd } from '#test/components/other-end.ts'
import { showInOffice } from '#test/components/show-in-office.tsx'
import { explainBlock } from '../contract.ts'
import { decideCorrection, listCorrections } from '../contract-statement.ts'
import { weekFailures } from '../texts-failures.ts'
import { statementTexts as texts } from '../texts-statement.ts'
import { weekTexts } from '../texts-week.ts'
import { CorrectionCards } from './correction-cards.tsx'
import { ObstaclesCard } from './obstacles-card.tsx'
import type { StatementAnswer } from './readings.ts'

const ID = '6b1f0f4e-0000-4000-8000-000000000001'
const PROPOSED: StatementAnswer['corrections'][number] = {
  ...{ id: null, state: 'proposed', grosze: 3588, apartGrosze: 0, breakdown: [], added: [], removed: [] },
  ...{ changed: [], rows: [], counts: { added: 0, removed: 1, changed: 0 }, takenBack: [] },
  ...{ rowsDigest: 'as-it-was-seen', decidedAt: null, decidedBy: null, reason: '', settledIn: null },
}

/** The office's screen, of which the correction, and the block, are gone once anybody has acted. */
function Screen({ blocked }: { readonly blocked: boolean }) {
  const read = useCall(listCorrections, {})
  const isThere = (read.data?.data.length ?? 0) > 0
  const statement = {
    ...{ id: ID, year: 2026, week: 47, driver: { id: ID, fullName: 'Jan Kot' } },
    corrections: isThere ? [PROPOSED] : [],
    blocks: isThere && blocked ? [{ code: 'file-missing', app: 'uber', is: 'none' }] : [],
    ...{ warnings: [], standsOut: [], explanations: [] },
  } as unknown as StatementAnswer
  return (
    <>
      <CorrectionCards statement={statement} onOpen={() => undefined} />
      <ObstaclesCard statement={statement} />
    </>
  )
}

let server: OtherEnd
beforeEach(() => {
  server = new OtherEnd()
  server.answersBy(listCorrections, () => ({
    data:
      server.heard(decideCorrection).length + server.heard(explainBlock).length > 0
        ? []
        : [
            {
              ...{ statementId: ID, number: 'R/2026/47/0001', driverId: ID, fullName: 'Jan Kot' },
              ...{ year: 2026, week: 47, grosze: 3588, apartGrosze: 0, breakdown: [] },
              ...{ rowsDigest: 'as-it-was-seen', blocks: [] },
            },
          ],
    spanning: [],
  }))
})
const show = (blocked = false) => showInOffice(() => <Screen blocked={blocked} />)
const correction = () => page.getByText(`${texts.correctionStates.proposed}: +35,88`)
const dialog = () => page.getByRole('dialog')

test('an acceptance that comes too late is refused in words, also where the correction is gone', async () => {
  server.refuses(decideCorrection, 'changed')
  await show()
  await userEvent.click(page.getByRole('button', { name: texts.accept }))
  await userEvent.click(dialog().getByRole('button', { name: texts.accept }))
  await expect.element(correction()).not.toBeInTheDocument()
  await expect.element(page.getByText(weekFailures.correctionChanged)).toBeVisible()
  expect(page.getByText(texts.accepted).query()).toBeNull()
})

test('an exclusion that comes too late keeps its dialog, with what was typed and the refusal', async () => {
  server.refuses(decideCorrection, 'changed')
  await show()
  await userEvent.click(page.getByRole('button', { name: texts.decline }))
  await userEvent.fill(dialog().getByRole('textbox'), 'flota bierze na siebie')
  await userEvent.click(dialog().getByRole('button', { name: texts.decline }))
  await expect.element(dialog().getByText(weekFailures.correctionChanged)).toBeVisible()
  await expect.element(correction()).not.toBeInTheDocument()
  await expect.element(dialog().getByRole('textbox')).toHaveValue('flota bierze na siebie')
})

test('an explanation of what is gone meanwhile keeps its dialog too', async () => {
  server.refuses(explainBlock, 'not_blocked')
  await show(true)
  await userEvent.click(page.getByRole('button', { name: weekTexts.explain }))
  await userEvent.fill(dialog().getByRole('textbox'), 'Nie jeździł')
  await userEvent.click(dialog().getByRole('button', { name: weekTexts.explainSave }))
  await expect.element(dialog().getByText(explainBlock.failures.not_blocked.msg)).toBeVisible()
  await expect.element(correction()).not.toBeInTheDocument()
  await expect.element(dialog().getByRole('textbox')).toHaveValue('Nie jeździł')
})
