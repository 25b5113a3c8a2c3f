import { lazyPart } from '#platform/web/lazy-part.tsx'
import { Button } from '#platform/web/ui/button.tsx'
import { CheckIcon } from '#platform/web/ui/icons.tsx'
import { Skeleton } from '#platform/web/ui/skeleton.tsx'
import { formTexts } from './form-texts.ts'

/** What most never see of the form, in a file of its own. */
const notices = () => import('./notices.ts')

/** The whole form while it is closed; the server draws it, so it is fetched before the page is taken over. */
export const ClosedForm = lazyPart(
  async () => (await notices()).ClosedForm,
  ({ retry }, { week }) => (
    <main className="form form-closed">
      <h1>{formTexts.title}</h1>
      <p className="week-range">{formTexts.week(week.week)}</p>
      {retry ? (
        <>
          <p>{formTexts.loadFailed}</p>
          <Button onClick={retry}>{formTexts.again}</Button>
        </>
      ) : (
        <Skeleton lines={2} label={formTexts.loading} />
      )}
    </main>
  ),
)

/** That the week is sent is said at once; what may be done about it comes with the file. */
export const WeekNotice = lazyPart(
  async () => (await notices()).WeekNotice,
  ({ retry }) => (
    <div className="notice notice-good form-notice">
      <CheckIcon />
      <div>
        <p>
          <b>{formTexts.alreadySent}</b>
        </p>
        {retry && (
          <button type="button" className="text-button" onClick={retry}>
            {formTexts.again}
          </button>
        )}
      </div>
    </div>
  ),
)

export const AnewNotice = lazyPart(
  async () => (await notices()).AnewNotice,
  () => null,
)

/** Few meet it, and the server draws it: it is fetched before the page is taken over. */
export const MadeNotice = lazyPart(
  async () => (await notices()).MadeNotice,
  () => null,
)

export const StrandedNotice = lazyPart(
  async () => (await notices()).StrandedNotice,
  () => null,
)
