import { type CSSVariablesResolver, createTheme, type MantineColorsTuple } from '@mantine/core'
import type { MouseEvent } from 'react'
import { isLateClick } from '../late-click.ts'
import { kitTexts } from './texts-kit.ts'

/*
 * Every colour is built alike, so that contrast holds whichever one a screen takes: white on shade 6 and
 * shade 6 on white are at least 5.5:1, shade 9 on shade 1 more than 7:1, and shades 3-4 are for text on the
 * dark ground.
 */
const blue: MantineColorsTuple = [
  '#eef4ff',
  '#dfe9ff',
  '#bdd2ff',
  '#94b6ff',
  '#73a0ff',
  '#3f78ee',
  '#1c57d2',
  '#184ab3',
  '#153d92',
  '#12316f',
]
const slate: MantineColorsTuple = [
  '#f6f8fb',
  '#eef1f6',
  '#e3e8ef',
  '#d2d9e4',
  '#b7c0cd',
  '#8a95a7',
  '#566278',
  '#414c60',
  '#2a3446',
  '#151d2c',
]
const night: MantineColorsTuple = [
  '#d9e0eb',
  '#bcc6d6',
  '#9ba8bb',
  '#8592a6',
  '#38445a',
  '#2a3548',
  '#1b2434',
  '#111927',
  '#0c131f',
  '#070c15',
]
const red: MantineColorsTuple = [
  '#fef1f0',
  '#fde2df',
  '#fabfb9',
  '#f79b93',
  '#f08077',
  '#d9433b',
  '#b3261e',
  '#96201a',
  '#7a1a15',
  '#5f1410',
]
const green: MantineColorsTuple = [
  '#ebf8f0',
  '#d6f1e1',
  '#a9e0bf',
  '#74cb9a',
  '#4cb981',
  '#1f8f5a',
  '#0b6b3f',
  '#095934',
  '#07472a',
  '#053520',
]
const amber: MantineColorsTuple = [
  '#fff8e6',
  '#ffefc9',
  '#ffdf8f',
  '#fbc94a',
  '#f5b400',
  '#c98a00',
  '#8a4b00',
  '#723e00',
  '#5b3200',
  '#452600',
]
const indigo: MantineColorsTuple = [
  '#eef0fe',
  '#e2e6fd',
  '#c4ccfb',
  '#a3aef7',
  '#8a96f1',
  '#5a66dc',
  '#3f49b5',
  '#353d97',
  '#2b3179',
  '#21265d',
]
const teal: MantineColorsTuple = [
  '#e8f8f6',
  '#d2f1ed',
  '#a0dfd8',
  '#68c6bc',
  '#43b3a8',
  '#178a80',
  '#0a6a62',
  '#085851',
  '#064640',
  '#043530',
]
const violet: MantineColorsTuple = [
  '#f5effe',
  '#ebe0fd',
  '#d5bff9',
  '#bc98f3',
  '#a97df0',
  '#8248dc',
  '#6b2fc2',
  '#5927a1',
  '#472080',
  '#361862',
]

const tones = { blue, gray: slate, red, green, yellow: amber, orange: amber, indigo, teal, violet }

/**
 * On the dark ground the kit's pale fills are nearly black: a veil of the colour instead, with its light
 * shade on it.
 */
function darkFills(): Record<string, string> {
  return Object.fromEntries(
    Object.entries(tones).flatMap(([name, shades]) => [
      [`--mantine-color-${name}-light`, `${shades[5]}3d`],
      [`--mantine-color-${name}-light-hover`, `${shades[5]}57`],
      [`--mantine-color-${name}-light-color`, shades[1]],
    ]),
  )
}

const dialogTitle = { fontSize: '1.0625rem', fontWeight: 650 }
const close = { 'aria-label': kitTexts.close }

function stopLateClick(event: MouseEvent<HTMLElement>): void {
  if (!isLateClick(event)) return
  event.preventDefault()
  event.stopPropagation()
}

/**
 * The office's look: calm whites, navy rail, amber mark; Dzień is `yellow`, Noc `indigo` (`design` of the
 * screens).
 */
export const theme = createTheme({
  primaryColor: 'blue',
  primaryShade: 6,
  colors: { ...tones, dark: night },
  black: '#151d2c',
  fontFamily: "'Inter Variable', system-ui, -apple-system, 'Segoe UI', Roboto, sans-serif",
  headings: {
    fontFamily: "'Inter Variable', system-ui, -apple-system, 'Segoe UI', Roboto, sans-serif",
    fontWeight: '650',
    sizes: {
      h1: { fontSize: '1.375rem', lineHeight: '1.3' },
      h2: { fontSize: '1.0625rem', lineHeight: '1.4' },
      h3: { fontSize: '0.9375rem', lineHeight: '1.45' },
    },
  },
  fontSizes: { xs: '0.75rem', sm: '0.875rem', md: '0.9375rem', lg: '1.0625rem', xl: '1.25rem' },
  defaultRadius: 'md',
  cursorType: 'pointer',
  respectReducedMotion: true,
  // By name, so that the first load does not carry what only some screens use.
  components: {
    Badge: { defaultProps: { variant: 'light', tt: 'none', fw: 600 } },
    CloseButton: { defaultProps: close },
    Modal: {
      defaultProps: {
        centered: true,
        closeButtonProps: close,
        onClickCapture: stopLateClick,
        overlayProps: { backgroundOpacity: 0.45 },
        transitionProps: { duration: 120 },
        // The kit's <header> would be a second banner of the page.
        attributes: { header: { role: 'none' } },
      },
      styles: { title: dialogTitle },
    },
    // Lists open inside the page's main part, so that they stand in a landmark.
    Combobox: { defaultProps: { portalProps: { target: '#tresc' } } },
    Drawer: {
      defaultProps: {
        closeButtonProps: close,
        onClickCapture: stopLateClick,
        attributes: { header: { role: 'none' } },
      },
      styles: { title: dialogTitle },
    },
    PasswordInput: {
      // The kit takes its eye out of the order of the tab key, and leaves it without a name.
      defaultProps: { visibilityToggleButtonProps: { 'aria-label': kitTexts.showPassword, tabIndex: 0 } },
    },
    NumberInput: { defaultProps: { decimalSeparator: ',', clampBehavior: 'none' } },
    Select: {
      defaultProps: {
        nothingFoundMessage: kitTexts.noResults,
        checkIconPosition: 'right',
        clearButtonProps: { 'aria-label': kitTexts.clear },
        // The kit's scroll area puts an element around the list that scrolls and can't be reached by the
        // keyboard.
        withScrollArea: false,
      },
      styles: { options: { maxHeight: 264, overflowY: 'auto' } },
    },
    Table: { defaultProps: { verticalSpacing: 'xs' } },
    Tabs: { defaultProps: { keepMounted: false } },
    Tooltip: {
      defaultProps: { openDelay: 300, events: { hover: true, focus: true, touch: false } },
    },
  },
})

/** Where the kit's own ground, secondary text and messages miss the contrast that the screens promise. */
export const cssVariables: CSSVariablesResolver = () => ({
  variables: {},
  light: {
    '--mantine-color-body': '#ffffff',
    '--mantine-color-dimmed': slate[6],
    '--mantine-color-placeholder': '#667186',
    '--mantine-color-error': red[6],
    '--mantine-color-default-border': slate[3],
    '--mantine-color-disabled-color': '#667186',
    '--ground': '#f4f6fa',
    '--surface': '#ffffff',
    '--line': slate[2],
  },
  dark: {
    ...darkFills(),
    '--mantine-color-body': night[7],
    '--mantine-color-dimmed': '#a7b3c5',
    '--mantine-color-placeholder': '#8f9cb0',
    '--mantine-color-error': red[3],
    '--mantine-color-default-border': night[4],
    '--unticked': '#8f9cb0',
    '--mantine-color-disabled-color': '#8f9cb0',
    '--ground': night[8],
    '--surface': night[7],
    '--line': night[5],
  },
})
