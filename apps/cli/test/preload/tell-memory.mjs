// Writes the most memory that the process ever took, in kilobytes, into the file that MEMORY_FILE names.
import { writeFileSync } from 'node:fs'

process.on('exit', () => {
  writeFileSync(process.env.MEMORY_FILE, String(process.resourceUsage().maxRSS))
})
