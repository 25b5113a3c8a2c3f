import { useCallback, useEffect, useMemo, useState } from 'react'
import { usePathname } from 'wouter/use-browser-location'
import { AvailabilityScreen, formTexts } from '#features/availability/web/public-driver.tsx'
import { OfficeContactProvider } from '#features/settings/web/public-driver.tsx'
import type { Week } from '#kernel/week.ts'
import { ScreenBoundary } from '#platform/web/ui/broken.tsx'
import { Button } from '#platform/web/ui/button.tsx'
import { Skeleton } from '#platform/web/ui/skeleton.tsx'
import { AnnouncerProvider } from '#platform/web/ui/toast.tsx'
import { FleetCalendarScreen, OwnCalendarScreen } from './calendar-screens.tsx'
import { driverTexts } from './driver-texts.ts'
import { EntryLinkScreen } from './entry-link-screen.tsx'
import { formSettingsFromWire, formWeekFromWire } from './form-codec.ts'
import { FuelScreen } from './fuel-screen.tsx'
import { HandoverScreen } from './handover-screen.tsx'
import { HomeLine } from './home-line.tsx'
import { InnerLink } from './inner-link.tsx'
import { GivingPart, MarketScreen } from './market-screen.tsx'
import { NotMineScreen } from './not-mine-screen.tsx'
import { OwnStatementsScreen } from './own-statements-screen.tsx'
import type { PageData } from './page-data.ts'
import { PageLayout, QuietLinks } from './page-layout.tsx'
import { PATHS, type ScreenName, screenAt, serviceKeyAt, statementKeyAt } from './routes.ts'
import { ServiceConfirmationScreen } from './service-screen.tsx'
import { TITLES } from './title-texts.ts'
import { useFreshData } from './use-fresh-data.ts'
import '#platform/web/ui/base.css'

interface DriverAppProps {
  /** Undefined where the server could not give it along; then the page asks for it. */
  readonly data: PageData | undefined
  /** The address, where there is no browser to ask. */
  readonly ssrPath?: string
  /** Told once everything answers to taps. */
  readonly onReady?: () => void
}

/** The driver's entry: availability and the two calendars. */
export function DriverApp({ data, ssrPath, onReady }: DriverAppProps) {
  useEffect(() => onReady?.(), [onReady])
  return (
    <ScreenBoundary kept={driverTexts.kept.availability}>
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

function Screens({ given, ssrPath }: ScreensProps) {
  const path = usePathname(ssrPath === undefined ? {} : { ssrPath })
  const screen = screenAt(path)
  const [data, setData] = useState(given)
  const [training, setTraining] = useState(false)
  useEffect(() => {
    document.title = TITLES[screen]
  }, [screen])
  useFreshData(screen === 'fleet-calendar', setData)
  const forgetOwn = useCallback(() => setData((before) => before && { ...before, own: undefined }), [])

  if (screen === 'not-found') return <NotFound />
  if (screen === 'service-confirmation') {
    return (
      <PageLayout screen={screen}>
        <ScreenBoundary kept={driverTexts.kept[screen]}>
          <ServiceConfirmationScreen linkKey={serviceKeyAt(path)} />
        </ScreenBoundary>
        <QuietLinks screen={screen} />
      </PageLayout>
    )
  }
  if (screen === 'not-mine') {
    return (
      <PageLayout screen={screen}>
        <ScreenBoundary kept={driverTexts.kept[screen]}>
          <NotMineScreen />
        </ScreenBoundary>
        <QuietLinks screen={screen} />
      </PageLayout>
    )
  }
  if (screen === 'entry-link') {
    const { officePhone = '', officeHours = '', dataAdministrator = '' } = data?.settings ?? {}
    return (
      <OfficeContactProvider contact={{ phone: officePhone, hours: officeHours }}>
        <PageLayout screen={screen}>
          <ScreenBoundary kept={driverTexts.kept[screen]}>
            <EntryLinkScreen fleet={dataAdministrator} />
          </ScreenBoundary>
          <QuietLinks screen={screen} />
        </PageLayout>
      </OfficeContactProvider>
    )
  }
  if (screen === 'own-statements') {
    return (
      <PageLayout screen={screen}>
        <ScreenBoundary kept={driverTexts.kept[screen]}>
          <OwnStatementsScreen
            statementKey={statementKeyAt(path)}
            Link={InnerLink}
            footer={<QuietLinks screen={screen} />}
          />
        </ScreenBoundary>
      </PageLayout>
    )
  }
  if (screen === 'market') {
    return (
      <PageLayout screen={screen}>
        <ScreenBoundary kept={driverTexts.kept[screen]}>
          <MarketScreen Link={InnerLink} />
        </ScreenBoundary>
        <QuietLinks screen={screen} />
      </PageLayout>
    )
  }
  if (screen === 'handover') {
    return (
      <PageLayout screen={screen}>
        <ScreenBoundary kept={driverTexts.kept[screen]}>
          <HandoverScreen Link={InnerLink} />
        </ScreenBoundary>
        <QuietLinks screen={screen} />
      </PageLayout>
    )
  }
  if (!data) return <Unloaded screen={screen} onData={setData} />
  const { officePhone, officeHours } = data.settings
  return (
    <OfficeContactProvider contact={{ phone: officePhone, hours: officeHours }}>
      <PageLayout
        screen={screen}
        onTraining={screen === 'availability' ? () => setTraining(true) : undefined}
      >
        <ScreenBoundary key={screen} kept={driverTexts.kept[screen]}>
          {screen === 'availability' && <HomeLine known={data.own?.known} />}
          {screen === 'availability' && (
            <Availability data={data} training={training} onTrainingClose={() => setTraining(false)} />
          )}
          {screen === 'fleet-calendar' && (
            <FleetCalendarScreen currentWeek={currentWeekOf(data)} today={data.today} />
          )}
          {screen === 'own-calendar' && (
            <OwnCalendarScreen
              home={data.own?.home}
              onTaken={forgetOwn}
              hasMarket={data.settings.market}
              GivingSheet={GivingPart}
              hasHandover={data.settings.handover}
            />
          )}
          {screen === 'fuel' && <FuelScreen today={data.today} />}
        </ScreenBoundary>
        {screen !== 'availability' && <QuietLinks screen={screen} />}
      </PageLayout>
    </OfficeContactProvider>
  )
}

function currentWeekOf({ settings }: PageData): Week {
  return { year: settings.year, week: settings.week }
}

interface AvailabilityProps {
  readonly data: PageData
  readonly training: boolean
  readonly onTrainingClose: () => void
}

function Availability({ data, training, onTrainingClose }: AvailabilityProps) {
  const week = useMemo(() => formWeekFromWire(data), [data])
  const settings = useMemo(() => formSettingsFromWire(data), [data])
  const loadWeek = useCallback(
    async (wanted: Week) =>
      (await import('./load-page-data.ts').catch(() => undefined))?.loadFormWeek(wanted),
    [],
  )
  return (
    <AvailabilityScreen
      key={week.week.week}
      week={week}
      settings={settings}
      loadWeek={loadWeek}
      trainingOpen={training}
      onTrainingClose={onTrainingClose}
      footer={<QuietLinks screen="availability" />}
    />
  )
}

function Unloaded({
  screen,
  onData,
}: {
  readonly screen: ScreenName
  readonly onData: (data: PageData) => void
}) {
  const [failed, setFailed] = useState(false)
  useEffect(() => {
    if (failed) return
    void import('./load-page-data.ts')
      .then(({ loadPageData }) => loadPageData())
      .catch(() => undefined)
      .then((data) => (data ? onData(data) : setFailed(true)))
  }, [failed, onData])
  return (
    <PageLayout screen={screen}>
      <main className="form">
        <h1>{TITLES[screen]}</h1>
        {failed ? (
          <div className="notice notice-wrong form-notice">
            <div>
              <p>{driverTexts.unreached}</p>
              <p>
                <Button onClick={() => setFailed(false)}>{formTexts.again}</Button>
              </p>
            </div>
          </div>
        ) : (
          <Skeleton lines={7} label={formTexts.loading} />
        )}
      </main>
      <QuietLinks screen={screen} />
    </PageLayout>
  )
}

function NotFound() {
  return (
    <PageLayout screen="not-found">
      <main className="message">
        <h1>{driverTexts.notFound}</h1>
        <InnerLink href={PATHS.availability} className="button button-primary">
          {driverTexts.backHome}
        </InnerLink>
      </main>
    </PageLayout>
  )
}
