// Says when a simulation has begun to listen for Ctrl-C.
process.on('newListener', (event) => {
  if (event === 'SIGINT') process.stderr.write('playing\n')
})
