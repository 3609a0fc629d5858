#include "CSystem.h"

#include <sys/ioctl.h>

int system_columns(int descriptor) {
    struct winsize size;
    return ioctl(descriptor, TIOCGWINSZ, &size) == 0 ? size.ws_col : 0;
}

bool system_read_keys(int descriptor, struct termios *before) {
    if (tcgetattr(descriptor, before) != 0) { return false; }
    struct termios mode = *before;
    mode.c_lflag &= ~(tcflag_t)(ICANON | ECHO);
    mode.c_cc[VMIN] = 1;
    mode.c_cc[VTIME] = 0;
    return tcsetattr(descriptor, TCSADRAIN, &mode) == 0;
}
