#ifndef CEXITTESTS_H
#define CEXITTESTS_H

// Has no declarations: "wait.c" replaces a function of the C library.

#endif
