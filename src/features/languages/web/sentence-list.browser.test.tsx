import { beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import type { OutputOf } from '#platform/pure/endpoint.ts'
import { useCall } from '#platform/web/admin-ui/calls.ts'
import { OtherEnd } from '#test/components/other-end.ts'
import { showInOffice } from '#test/components/show-in-office.tsx'
import { correctSentence, listSentences, restoreSentence } from '../contract.ts'
import { languageTexts } from '../texts.ts'
import { screenTexts as texts } from '../texts-screen.ts'
import { OutdatedPanel } from './outdated-panel.tsx'
import { SentenceList } from './sentence-list.tsx'
import { useDrafts } from './use-drafts.ts'

type Listed = OutputOf<typeof listSentences>

const ID = '0123456789abcdef01234567'
const CLEARED = {
  ...{ id: ID, catalogue: 'features/availability/web/form/form-texts', path: 'formTexts.cleared' },
  ...{ text: 'Очищено: {1}.', places: ['count'], polish: 'Wyczyszczono {1}.', onPage: true, corrected: null },
}
const listed = (corrected: Listed['sentences'][number]['corrected'] = null): Listed => ({
  sentences: [{ ...CLEARED, corrected }],
  outdated: [],
  most: 300,
})
const byEwa = { text: 'Ева: {1}', version: 1, changedAt: '2026-11-23T09:00:00Z' }

function Screen() {
  const { data, again } = useCall(listSentences, { language: 'uk' })
  const drafts = useDrafts('uk')
  if (!data) return null
  return (
    <>
      <button type="button" onClick={again}>
        Wróć do okna
      </button>
      <OutdatedPanel language="uk" outdated={data.outdated} />
      <SentenceList language="uk" data={data} search="очищено" changedOnly={false} drafts={drafts} />
    </>
  )
}

let server: OtherEnd
beforeEach(() => {
  server = new OtherEnd()
  server.answers(listSentences, listed())
})
const edit = () => userEvent.click(page.getByRole('button', { name: /^Popraw:/ }))
const field = () => page.getByRole('textbox')
const save = () => userEvent.click(page.getByRole('button', { name: texts.save, exact: true }))

test('a sentence is said in the fleet’s words; what is refused stays typed, with what to do', async () => {
  await showInOffice(() => <Screen />)
  await edit()
  await expect.element(field()).toHaveValue('Очищено: {1}.')
  await expect.element(page.getByText(/\{1\} – liczba/)).toBeVisible()
  await userEvent.fill(field(), 'Прибрано')
  server.refuses(correctSentence, 'lost_places')
  await save()
  await expect.element(page.getByText(languageTexts.lostPlaces)).toBeVisible()
  await expect.element(field()).toHaveValue('Прибрано')
  await userEvent.fill(field(), 'Прибрано {1}')
  server.answers(correctSentence, { status: 'ok' })
  server.answers(listSentences, listed({ ...byEwa, text: 'Прибрано {1}' }))
  await save()
  await expect.element(page.getByText('Прибрано {1}')).toBeVisible()
  expect(server.heard(correctSentence).at(-1)).toEqual({
    ...{ id: ID, language: 'uk', text: 'Прибрано {1}', seen: 0 },
  })
  await expect.element(page.getByRole('button', { name: /^Popraw:/ })).toHaveFocus()
})

test('what a colleague saved meanwhile is told before it is replaced, also where the list has it already', async () => {
  await showInOffice(() => <Screen />)
  await edit()
  await userEvent.fill(field(), 'Анна: {1}')
  server.answers(listSentences, listed(byEwa))
  await userEvent.click(page.getByRole('button', { name: 'Wróć do okna' }))
  await expect.element(page.getByText('Ева: {1}')).toBeVisible()
  server.refuses(correctSentence, 'changed_meanwhile')
  await save()
  await expect.element(page.getByText(languageTexts.changedMeanwhile)).toBeVisible()
  await expect.element(field()).toHaveValue('Анна: {1}')
  server.answers(correctSentence, { status: 'ok' })
  await save()
  await expect.poll(() => server.heard(correctSentence).map(({ seen }) => seen)).toEqual([0, 1])
})

test('a correction is taken back by the version that is shown', async () => {
  server.answers(listSentences, listed(byEwa))
  server.answers(restoreSentence, { status: 'ok' })
  await showInOffice(() => <Screen />)
  server.answers(listSentences, listed())
  await userEvent.click(page.getByRole('button', { name: /^Przywróć zdanie programu/ }))
  await expect.poll(() => server.heard(restoreSentence)).toEqual([{ id: ID, language: 'uk', seen: 1 }])
  await expect.element(page.getByText(texts.changed, { exact: true })).not.toBeInTheDocument()
})

test('a correction of what the program says otherwise now is shown with both, and can be removed', async () => {
  const outdated = {
    ...byEwa,
    id: ID,
    catalogue: '',
    path: '',
    original: 'Стерто: {1}',
    now: 'Очищено: {1}.',
  }
  server.answers(listSentences, { ...listed(), outdated: [outdated] })
  server.answers(restoreSentence, { status: 'ok' })
  await showInOffice(() => <Screen />)
  await expect.element(page.getByRole('heading', { name: texts.outdatedTitle })).toBeVisible()
  await expect.element(page.getByText('Стерто: {1}')).toBeVisible()
  server.answers(listSentences, listed())
  await userEvent.click(page.getByRole('button', { name: /^Usuń poprawkę/ }))
  await expect.element(page.getByRole('heading', { name: texts.outdatedTitle })).not.toBeInTheDocument()
})
