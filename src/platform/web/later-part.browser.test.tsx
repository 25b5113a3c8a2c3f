import { hydrateRoot } from 'react-dom/client'
import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { showToDriver } from '#test/components/show-to-driver.tsx'
import { laterPart } from './later-part.tsx'

interface OfferProps {
  readonly onPress: () => void
}

function Offer({ onPress }: OfferProps) {
  return (
    <button type="button" onClick={onPress}>
      Włącz
    </button>
  )
}

function coming({ retry }: { readonly retry: (() => void) | undefined }) {
  if (!retry) return <p>Wczytywanie</p>
  return (
    <button type="button" onClick={retry}>
      Jeszcze raz
    </button>
  )
}

/** The page as a server sends it, and its script; `errors` is what React could not take over. */
function opened(part: (props: OfferProps) => React.ReactNode, onPress: () => void) {
  const place = document.createElement('div')
  place.innerHTML = '<div class="later-part"><!--$--><button type="button">Włącz</button><!--/$--></div>'
  document.body.replaceChildren(place)
  const errors: unknown[] = []
  const Part = part
  hydrateRoot(place, <Part onPress={onPress} />, { onRecoverableError: (error) => errors.push(error) })
  return { errors, drawn: place.querySelector('button') }
}

test('what the server has drawn stays as it is until its script comes, and a tap of meanwhile is done then', async () => {
  const part = Promise.withResolvers<typeof Offer>()
  const onPress = vi.fn()
  const { errors, drawn } = opened(
    laterPart(() => part.promise, coming),
    onPress,
  )
  const button = page.getByRole('button', { name: 'Włącz' })
  await button.click()
  expect(onPress).not.toHaveBeenCalled()
  expect(document.body.textContent).toBe('Włącz')

  part.resolve(Offer)
  await expect.poll(() => onPress.mock.calls.length, { timeout: 5000 }).toBe(1)
  expect(button.element()).toBe(drawn)
  await button.click()
  expect(onPress).toHaveBeenCalledTimes(2)
  expect(errors).toEqual([])
})

test('a script that can’t be had is told below what stands there, and comes with another try', async () => {
  const load = vi.fn<() => Promise<typeof Offer>>()
  load.mockRejectedValueOnce(new Error('offline')).mockResolvedValue(Offer)
  const onPress = vi.fn()
  const { errors, drawn } = opened(laterPart(load, coming), onPress)
  const again = page.getByRole('button', { name: 'Jeszcze raz' })
  await expect.element(again).toBeVisible()
  expect(drawn?.isConnected).toBe(true)
  await again.click()
  await expect.element(again).not.toBeInTheDocument()
  await page.getByRole('button', { name: 'Włącz' }).click()
  await expect.poll(() => onPress.mock.calls.length, { timeout: 5000 }).toBe(1)
  expect(errors).toEqual([])
})

test('where nothing was drawn its shape stands in its place', async () => {
  const part = Promise.withResolvers<typeof Offer>()
  document.body.replaceChildren()
  const Part = laterPart(() => part.promise, coming)
  await showToDriver(<Part onPress={() => undefined} />)
  await expect.element(page.getByText('Wczytywanie')).toBeVisible()
  part.resolve(Offer)
  await expect.element(page.getByRole('button', { name: 'Włącz' })).toBeVisible()
})
