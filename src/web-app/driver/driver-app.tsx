import { type ReactNode, useCallback, useEffect, useState } from 'react'
import { formTexts } from '#features/availability/web/public-words.ts'
import { OfficeContactProvider } from '#features/settings/web/public-contact.tsx'
import { ScreenBoundary } from '#platform/web/ui/broken.tsx'
import { AnnouncerProvider } from '#platform/web/ui/toast.tsx'
import { usePathname } from './browser-path.ts'
import { driverTexts } from './driver-texts.ts'
import { InnerLink } from './inner-link.tsx'
import type { PageData } from './page-data.ts'
import { PageLayout, QuietLinks } from './page-layout.tsx'
import { PATHS, type ScreenName, screenAt, serviceKeyAt, statementKeyAt } from './routes.ts'
import { SCREENS, Unloaded } from './screens.tsx'
import { TITLES } from './title-texts.ts'
import { useFreshData } from './use-fresh-data.ts'
import { usePageWords } from './use-page-words.ts'
import '#platform/web/ui/base.css'

const {
  availability: Form,
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
  const path = usePathname(ssrPath)
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
  return (
    <OfficeContactProvider value={data?.settings}>
      <PageLayout
        screen={screen}
        offline={texts.offline}
        onTraining={isForm && data ? () => setTraining(true) : undefined}
      >
        <ScreenBoundary key={screen} kept={texts.kept}>
          {isForm && data ? (
            <Form
              data={data}
              trainingOpen={training}
              onTrainingClose={() => setTraining(false)}
              footer={links}
            />
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
