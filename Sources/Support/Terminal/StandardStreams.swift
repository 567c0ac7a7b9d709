import Foundation

/// The three streams that a program is started with.
public enum StandardStreams {
  /// Sees to it that no file that the program opens takes the place of a stream
  /// that it was started without.
  ///
  /// The system gives a file the first number that is free. If that is the
  /// standard output's, what the program prints is written into the file. So
  /// each stream that is closed is opened on the null device, the input for
  /// writing only and the others for reading only: to use one is an error
  /// still.
  ///
  /// To be called at the program's start, before it opens anything.
  public static func reserve() {
    // In order, since the system opens the first one that is free.
    for stream in [STDIN_FILENO, STDOUT_FILENO, STDERR_FILENO]
    where fcntl(stream, F_GETFD) == -1 {
      _ = open("/dev/null", stream == STDIN_FILENO ? O_WRONLY : O_RDONLY)
    }
  }
}
