#ifndef CLIBEDIT_H
#define CLIBEDIT_H

// histedit.h requires FILE and wchar_t.
#include <stdio.h>
#include <wchar.h>

#include <histedit.h>

#endif
