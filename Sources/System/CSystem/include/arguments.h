#ifndef CARGUMENTS_H
#define CARGUMENTS_H

// The arguments with which the program was started. Swift's runtime reads them from /proc, and
// without /proc it silently reports that there are none.

int ca_argument_count(void);
const char *_Nullable ca_argument(int index);

#endif
