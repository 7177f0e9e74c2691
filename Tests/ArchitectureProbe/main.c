// Exercises what the C targets do by an architecture's registers, calling convention and system
// calls. It prints a line for each part, and needs neither Swift nor the network, so that it also
// runs under an emulator.
#define _GNU_SOURCE
#include <arpa/inet.h>
#include <errno.h>
#include <fcntl.h>
#include <netdb.h>
#include <poll.h>
#include <setjmp.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/socket.h>
#include <sys/syscall.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

#include "CNetworkGuard.h"
#include "CVirtualClock.h"
#include "arguments.h"
#include "initializers.h"
#include "program_headers.h"
#include "stack_frames.h"
#include "worker.h"

static int failures;

static void show(const char *part, int holds) {
  printf("%s: %s\n", part, holds ? "ok" : "WRONG");
  failures += !holds;
}

// Calls: each function notes its own return address, which the walk has to find.

static uintptr_t expected[3], found[64];
static size_t count;
static uintptr_t base;

#define CALLED __attribute__((noinline, optnone))

static CALLED void walk(void) {
  expected[0] = (uintptr_t)__builtin_return_address(0);
  count = flowsh_returnAddresses(found, 64, base);
}

static CALLED void middle(void) {
  expected[1] = (uintptr_t)__builtin_return_address(0);
  walk();
}

static CALLED void outer(int stops) {
  expected[2] = (uintptr_t)__builtin_return_address(0);
  base = stops ? flowsh_frameOfCaller() : 0;
  middle();
}

static void showCalls(void) {
  outer(0);
  // The first address is in "walk" itself.
  show("calls", count >= 4 && memcmp(found + 1, expected, sizeof expected) == 0);
  size_t all = count;
  outer(1);
  show("calls up to a frame", count == 3 && count < all && found[2] == expected[1]);
}

// An async function's frame has a flag in the saved frame pointer, and its context below.

struct Context { struct Context *caller; uintptr_t resume; };
static struct Context asyncCaller = {NULL, 0x2000}, asyncCallee = {&asyncCaller, 0x1000};
static uintptr_t *frame, savedFrame, savedWord;

static CALLED void walkTask(void) {
  volatile char room[64];
  room[0] = 0;
  frame = __builtin_frame_address(0);
  savedFrame = frame[0];
  savedWord = frame[-1];
  frame[0] = savedFrame | (uintptr_t)1 << 60;
  frame[-1] = (uintptr_t)&asyncCallee;
  count = flowsh_returnAddresses(found, 64, 0);
  frame[0] = savedFrame;
  frame[-1] = savedWord;
}

static void showTask(void) {
  walkTask();
  show("calls of a task", count == 4 && found[2] == 0x1001 && found[3] == 0x2001);
}

// A crash: the walk begins at the instruction that the signal interrupted.

static sigjmp_buf afterCrash;
static void *volatile nowhere;

static void handle(int number, siginfo_t *information, void *context) {
  count = flowsh_interruptedCalls(context, flowsh_stackOfThread(), found, 64);
  siglongjmp(afterCrash, 1);
}

static CALLED void crash(void) {
  expected[0] = (uintptr_t)__builtin_return_address(0);
  *(volatile int *)nowhere = 1;
}

static CALLED void crashing(void) {
  expected[1] = (uintptr_t)__builtin_return_address(0);
  crash();
}

static int contains(uintptr_t address) {
  for (size_t index = 0; index < count; index++)
    if (found[index] == address) return 1;
  return 0;
}

static void showCrash(void) {
  struct sigaction action = {.sa_sigaction = handle, .sa_flags = SA_SIGINFO | SA_NODEFER};
  sigaction(SIGSEGV, &action, NULL);
  if (sigsetjmp(afterCrash, 1) == 0) crashing();
  signal(SIGSEGV, SIG_DFL);
  show(
      "calls of a crash", found[0] - (uintptr_t)crash < 256 && contains(expected[0])
          && contains(expected[1]));
}

static void showCrashRecord(void) {
  struct CWCrash *record =
      mmap(NULL, sizeof *record, PROT_READ | PROT_WRITE, MAP_SHARED | MAP_ANONYMOUS, -1, 0);
  pid_t child = fork();
  if (child == 0) {
    // Without a message or a core file of an emulator.
    close(2);
    cw_recordCrashes(record, 0);
    crash();
    _exit(0);
  }
  int status = 0;
  waitpid(child, &status, 0);
  show(
      "crash record", WIFSIGNALED(status) && record->signal == SIGSEGV && record->count > 1
          && record->addresses[0] - (uintptr_t)crash < 256);
}

// The program's own code is in its first segment.

static struct FlowshCodeSegment first;

static void visit(struct FlowshCodeSegment segment, void *context) {
  if (first.size == 0) first = segment;
}

static void showSegments(void) {
  flowsh_forEachCodeSegment(visit, NULL);
  show(
      "code segments", first.path && first.path[0] == 0
          && (uintptr_t)showSegments - first.start < first.size);
}

// An initializer gets its words, numbers and class by Swift's calling convention.

static uintptr_t words[4];
static double numbers[4];
static const void *class;

static __attribute__((swiftcall)) void *initializer(
    uintptr_t a, uintptr_t b, uintptr_t c, uintptr_t d, double x, double y, double width,
    double height, __attribute__((swift_context)) const void *self) {
  memcpy(words, (uintptr_t[]){a, b, c, d}, sizeof words);
  memcpy(numbers, (double[]){x, y, width, height}, sizeof numbers);
  class = self;
  return &class;
}

static void showInitializer(void) {
  const void *metadata[] = {NULL, (const void *)initializer};
  struct flowsh_call call = {sizeof(void *), {1, 2, 3, 4}, 5, 6, 7, 8};
  void *object = flowsh_init(&call, metadata);
  int holds = object == &class && class == metadata;
  for (int place = 0; place < 4; place++)
    holds = holds && words[place] == place + 1u && numbers[place] == place + 5;
  show("initializer", holds);
}

// The clock: system calls made directly, and time that stands still.

static void wait_begins_or_ends(void) {}

static void showClock(void) {
  errno = 0;
  struct timespec time;
  show("error of a system call", clock_gettime(12345, &time) == -1 && errno == EINVAL);
  int64_t before = cvc_real_time(CLOCK_MONOTONIC);
  cvc_pause(1000000);
  show("real time", cvc_real_time(CLOCK_MONOTONIC) - before >= 1000000 && !cvc_is_virtual());
  cvc_prepare(wait_begins_or_ends, wait_begins_or_ends);
  const int64_t date = 1000000000LL * 1000000000;
  cvc_begin(date);
  clock_gettime(CLOCK_REALTIME, &time);
  int stands = cvc_is_virtual() && time.tv_sec == 1000000000 && time.tv_nsec == 0;
  cvc_move(90 * 1000000000LL);
  clock_gettime(CLOCK_REALTIME, &time);
  show("virtual time", stands && time.tv_sec == 1000000090 && time.tv_nsec == 0);
  cvc_end();
  clock_gettime(CLOCK_REALTIME, &time);
  show("real time again", !cvc_is_virtual() && time.tv_sec > 1000000090);
  show("processor time", cvc_thread_time(cvc_current_thread()) > 0);
}

// The network is refused, before the kernel is asked.

static char note[128];

static void refused(const char *function, const char *subject) {
  snprintf(note, sizeof note, "%s %s", function, subject);
}

static void showNetwork(void) {
  struct sockaddr_in place = {.sin_family = AF_INET, .sin_port = htons(80)};
  inet_pton(AF_INET, "192.0.2.1", &place.sin_addr);
  struct addrinfo *addresses = NULL;
  cng_refuse_network(refused);
  int file = socket(AF_INET, SOCK_STREAM, 0);
  int holds = connect(file, (const struct sockaddr *)&place, sizeof place) == -1
      && errno == ENETUNREACH && strcmp(note, "connect 192.0.2.1:80") == 0;
  holds = holds && getaddrinfo("flowsh.invalid", NULL, NULL, &addresses) == EAI_NONAME
      && strstr(note, "flowsh.invalid");
  cng_refuse_network(NULL);
  close(file);
  show("refused network", holds);
}

// Files that are only in memory, and a file for a process.

static void showFiles(void) {
  int file = cw_memoryFile(4096);
  show("memory file", lseek(file, 0, SEEK_END) == 4096 && ftruncate(file, 1) == -1);
  int sealed = cw_sealableFile();
  int holds = write(sealed, "text", 4) == 4 && cw_seal(sealed) == 0;
  show("sealed file", holds && write(sealed, "more", 4) == -1);
  pid_t child = fork();
  if (child == 0) _exit(0);
  struct pollfd end = {cw_processFile(child), POLLIN, 0};
  show("process file", end.fd >= 0 && poll(&end, 1, -1) == 1);
  waitpid(child, NULL, 0);
}

int main(int number, char **arguments) {
  const char *own = ca_argument(1);
  show("arguments", ca_argument_count() == 2 && own && strcmp(own, "an argument") == 0);
  showCalls();
  showTask();
  showCrash();
  showCrashRecord();
  showSegments();
  showInitializer();
  showClock();
  showNetwork();
  showFiles();
  return failures != 0;
}
