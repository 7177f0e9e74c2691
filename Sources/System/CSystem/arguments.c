#include "arguments.h"

static int argumentCount;
static char **arguments;

// glibc passes the arguments of main() to constructors, too.
__attribute__((constructor)) static void keep(int count, char **values) {
  argumentCount = count;
  arguments = values;
}

int ca_argument_count(void) { return argumentCount; }

const char *ca_argument(int index) {
  return index >= 0 && index < argumentCount ? arguments[index] : 0;
}
