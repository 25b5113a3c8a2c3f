import { PhotoStrip } from '#features/photos/web/public.tsx'
import type { OutputOf } from '#platform/pure/endpoint.ts'
import { addressOf } from '#platform/web/call.ts'
import type { listReportsOfDriver } from '../contract-office.ts'
import { readReportPhoto } from '../contract-photos.ts'
import { reportTexts as texts } from '../texts-office.ts'
import classes from './reports.module.css'

type Told = OutputOf<typeof listReportsOfDriver>['data'][number]

/** A report's photos: what is there to be opened, and how many are on their way, or no longer kept. */
export function ReportPhotos({ report }: { readonly report: Pick<Told, 'id' | 'reg' | 'photos'> }) {
  const { id, reg, photos } = report
  const count = (state: Told['photos'][number]['state']) =>
    photos.filter((photo) => photo.state === state).length
  const awaited = count('awaited')
  const gone = count('gone')
  const here = photos.flatMap((photo, index) =>
    photo.state === 'here'
      ? [
          {
            address: addressOf(readReportPhoto, { id, photo: photo.id }),
            words: texts.photo(index + 1, reg),
          },
        ]
      : [],
  )
  return (
    <>
      {here.length > 0 ? <PhotoStrip photos={here} /> : null}
      {awaited > 0 ? <p className={classes.when}>{texts.photosAwaited(awaited)}</p> : null}
      {gone > 0 ? <p className={classes.when}>{texts.photosGone(gone)}</p> : null}
    </>
  )
}
