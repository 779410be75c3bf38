// Says when a simulation has begun to listen for Ctrl-C: a moment after this event, which comes before the listener is there.
process.on('newListener', (event) => {
  if (event === 'SIGINT') process.nextTick(() => process.stderr.write('playing\n'))
})
