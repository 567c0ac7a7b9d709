import Foundation

/// The three streams that a program is started with.
public enum StandardStreams {
  /// Ensures that no file that the program opens takes the place of a standard
  /// stream that was closed at its start.
  ///
  /// The system gives a file the lowest free descriptor. If that is the
  /// standard output's, what the program prints is written into the file. So
  /// each closed stream is opened on the null device, the input for writing
  /// only and the others for reading only: using it is still an error.
  ///
  /// Call it at the program's start, before anything is opened.
  public static func reserve() {
    // In order, since the system uses the lowest free descriptor.
    for stream in [STDIN_FILENO, STDOUT_FILENO, STDERR_FILENO]
    where fcntl(stream, F_GETFD) == -1 {
      _ = open("/dev/null", stream == STDIN_FILENO ? O_WRONLY : O_RDONLY)
    }
  }
}
