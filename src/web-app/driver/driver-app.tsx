import { type ReactNode, useCallback, useEffect, useMemo, useState } from 'react'
import { usePathname } from 'wouter/use-browser-location'
import { AvailabilityScreen, formTexts } from '#features/availability/web/public-driver.tsx'
import { OfficeContactProvider } from '#features/settings/web/public-contact.tsx'
import type { Week } from '#kernel/week.ts'
import { NOT_REACHED_TEXT } from '#platform/web/texts.ts'
import { ScreenBoundary } from '#platform/web/ui/broken.tsx'
import { Button } from '#platform/web/ui/button.tsx'
import { Skeleton } from '#platform/web/ui/skeleton.tsx'
import { AnnouncerProvider } from '#platform/web/ui/toast.tsx'
import { driverTexts } from './driver-texts.ts'
import { formSettingsFromWire, formWeekFromWire } from './form-codec.ts'
import { HomeLine } from './home-line.tsx'
import { InnerLink } from './inner-link.tsx'
import type { PageData } from './page-data.ts'
import { PageLayout, QuietLinks } from './page-layout.tsx'
import { PATHS, type ScreenName, screenAt, serviceKeyAt, statementKeyAt } from './routes.ts'
import { SCREENS } from './screens.tsx'
import { TITLES } from './title-texts.ts'
import { useFreshData } from './use-fresh-data.ts'
import { usePageWords } from './use-page-words.ts'
import '#platform/web/ui/base.css'

const {
  'fleet-calendar': FleetCalendar,
  'own-calendar': OwnCalendar,
  'own-statements': OwnStatements,
  'service-confirmation': ServiceConfirmation,
  'not-mine': NotMine,
  'entry-link': EntryLink,
  fuel: Fuel,
  handover: Handover,
  market: Market,
} = SCREENS

interface DriverAppProps {
  /** Undefined where the server could not give it along; then the page asks for it. */
  readonly data: PageData | undefined
  /** The address, where there is no browser to ask. */
  readonly ssrPath?: string
  /** Told once everything answers to taps. */
  readonly onReady?: () => void
}

/** The driver's entry: availability, the two calendars, and all pages around them. */
export function DriverApp({ data, ssrPath, onReady }: DriverAppProps) {
  useEffect(() => onReady?.(), [onReady])
  return (
    <ScreenBoundary kept={formTexts.kept}>
      <AnnouncerProvider>
        <Screens given={data} ssrPath={ssrPath} />
      </AnnouncerProvider>
    </ScreenBoundary>
  )
}

interface ScreensProps {
  readonly given: PageData | undefined
  readonly ssrPath: string | undefined
}

/** These put the links below themselves, or have none. */
const WITHOUT_LINKS: readonly ScreenName[] = ['availability', 'own-statements', 'not-found']

function Screens({ given, ssrPath }: ScreensProps) {
  const path = usePathname(ssrPath === undefined ? {} : { ssrPath })
  const screen = screenAt(path)
  const [data, setData] = useState(given)
  const [training, setTraining] = useState(false)
  const texts = usePageWords(screen)
  useEffect(() => {
    document.title = TITLES[screen]
  }, [screen])
  useFreshData(screen === 'fleet-calendar', setData)
  const forgetOwn = useCallback(() => setData((before) => before && { ...before, own: undefined }), [])

  const isForm = screen === 'availability'
  const links = <QuietLinks screen={screen} />
  const {
    officePhone: phone = '',
    officeHours: hours = '',
    sendsPin = true,
    sendsLetters = true,
  } = data?.settings ?? {}
  return (
    <OfficeContactProvider contact={{ phone, hours, sendsPin, sendsLetters }}>
      <PageLayout
        screen={screen}
        offline={texts.offline}
        onTraining={isForm && data ? () => setTraining(true) : undefined}
      >
        <ScreenBoundary key={screen} kept={texts.kept}>
          {isForm && data ? (
            <>
              <HomeLine known={data.own?.known} />
              <Availability
                data={data}
                trainingOpen={training}
                onTrainingClose={() => setTraining(false)}
                footer={links}
              />
            </>
          ) : (
            <Screen
              screen={screen}
              path={path}
              data={data}
              onData={setData}
              onOwnTaken={forgetOwn}
              links={links}
            />
          )}
        </ScreenBoundary>
        {(!WITHOUT_LINKS.includes(screen) || (isForm && !data)) && links}
      </PageLayout>
    </OfficeContactProvider>
  )
}

interface ScreenProps {
  readonly screen: ScreenName
  readonly path: string
  readonly data: PageData | undefined
  readonly onData: (data: PageData) => void
  /** What came with the page of the driver's own stands in its own state now. */
  readonly onOwnTaken: () => void
  readonly links: ReactNode
}

/** Any page but the form; that one too while nothing is known of its week. */
function Screen({ screen, path, data, onData, onOwnTaken, links }: ScreenProps) {
  switch (screen) {
    case 'own-statements':
      return <OwnStatements statementKey={statementKeyAt(path)} Link={InnerLink} footer={links} />
    case 'market':
      return <Market Link={InnerLink} />
    case 'handover':
      return <Handover Link={InnerLink} />
    case 'service-confirmation':
      return <ServiceConfirmation linkKey={serviceKeyAt(path)} />
    case 'not-mine':
      return <NotMine />
    case 'entry-link':
      return <EntryLink fleet={data?.settings.dataAdministrator ?? ''} />
    case 'not-found':
      return <NotFound />
  }
  if (!data) return <Unloaded screen={screen} onData={onData} />
  const { settings, today } = data
  if (screen === 'fuel') return <Fuel today={today} />
  if (screen === 'fleet-calendar') {
    return <FleetCalendar currentWeek={{ year: settings.year, week: settings.week }} today={today} />
  }
  return (
    <OwnCalendar
      home={data.own?.home}
      onTaken={onOwnTaken}
      hasMarket={settings.market}
      hasHandover={settings.handover}
    />
  )
}

interface AvailabilityProps {
  readonly data: PageData
  readonly trainingOpen: boolean
  readonly onTrainingClose: () => void
  readonly footer: ReactNode
}

function Availability({ data, ...rest }: AvailabilityProps) {
  const week = useMemo(() => formWeekFromWire(data), [data])
  const settings = useMemo(() => formSettingsFromWire(data), [data])
  const loadWeek = useCallback(
    async (wanted: Week) =>
      (await import('./load-page-data.ts').catch(() => undefined))?.loadFormWeek(wanted),
    [],
  )
  return (
    <AvailabilityScreen key={week.week.week} week={week} settings={settings} loadWeek={loadWeek} {...rest} />
  )
}

interface UnloadedProps {
  readonly screen: ScreenName
  readonly onData: (data: PageData) => void
}

function Unloaded({ screen, onData }: UnloadedProps) {
  const [failed, setFailed] = useState(false)
  useEffect(() => {
    if (failed) return
    void import('./load-page-data.ts')
      .then(({ loadPageData }) => loadPageData())
      .catch(() => undefined)
      .then((data) => (data ? onData(data) : setFailed(true)))
  }, [failed, onData])
  return (
    <main className="form">
      <h1>{TITLES[screen]}</h1>
      {failed ? (
        <div className="notice notice-wrong form-notice">
          <div>
            <p>{NOT_REACHED_TEXT}</p>
            <p>
              <Button onClick={() => setFailed(false)}>{formTexts.again}</Button>
            </p>
          </div>
        </div>
      ) : (
        <Skeleton lines={7} label={formTexts.loading} />
      )}
    </main>
  )
}

function NotFound() {
  return (
    <main className="message">
      <h1>{driverTexts.notFound}</h1>
      <InnerLink href={PATHS.availability} className="button button-primary">
        {driverTexts.backHome}
      </InnerLink>
    </main>
  )
}
