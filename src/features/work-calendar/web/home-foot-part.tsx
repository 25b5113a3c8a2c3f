import { laterPart } from '#platform/web/later-part.tsx'
import { Button } from '#platform/web/ui/button.tsx'
import { Skeleton } from '#platform/web/ui/skeleton.tsx'
import { calendarTexts } from './calendar-texts.ts'
import type { HomeFootProps } from './home-foot-props.ts'

/** The end of the page, below the first screen: its script comes once the page answers. */
export const HomeFoot = laterPart<HomeFootProps>(
  async () => (await import('./home-foot.tsx')).HomeFoot,
  ({ retry }) =>
    retry ? (
      <div className="notice notice-wrong" role="alert">
        <div className="calendar-failure">
          <p>{calendarTexts.footFailed}</p>
          <Button onClick={retry}>{calendarTexts.again}</Button>
        </div>
      </div>
    ) : (
      <Skeleton lines={4} label={calendarTexts.loading} />
    ),
)
