import { serveLargeBodies } from '#platform/server/http/body/body-thread.ts'
import { allEndpoints } from './endpoints.ts'

serveLargeBodies(allEndpoints)
