import { Icon } from './icons.tsx'

/** Signs that the form shows none of, so that its first load goes without them. */

export function KeyIcon() {
  return (
    <Icon>
      <circle cx="8" cy="15" r="4" />
      <path d="M11 12l8.5-8.5M16 7l3 3" />
    </Icon>
  )
}

export function StopIcon() {
  return (
    <Icon>
      <circle cx="12" cy="12" r="8.5" />
      <path d="M6 18L18 6" />
    </Icon>
  )
}

export function WrenchIcon() {
  return (
    <Icon>
      <path d="M20 7.5a5 5 0 0 1-6.6 5.6L7 19.5 4.5 17l6.4-6.4A5 5 0 0 1 16.5 4l-3 3 .4 3.1 3.1.4z" />
    </Icon>
  )
}

export function PinIcon() {
  return (
    <Icon>
      <path d="M12 21.5s-7-6.3-7-11.8a7 7 0 0 1 14 0c0 5.5-7 11.8-7 11.800z" />
      <circle cx="12" cy="9.7" r="2.5" />
    </Icon>
  )
}

export function PeopleIcon() {
  return (
    <Icon>
      <circle cx="9" cy="8.2" r="3.4" />
      <path d="M2.5 20a6.5 6.5 0 0 1 13 0M15.5 5a3.4 3.4 0 0 1 0 6.500M18 14.600a6.5 6.5 0 0 1 3.5 5.4" />
    </Icon>
  )
}

export function ClockIcon() {
  return (
    <Icon>
      <circle cx="12" cy="12" r="8.5" />
      <path d="M12 7.5V12l3 2" />
    </Icon>
  )
}
