// What Swift's overlay of Darwin adds to the C library; see darwin.h.
@_exported import Darwin

/// The request for a terminal's size.
public var TIOCGWINSZ: UInt { 0x4008_7468 }
/// The request to give a terminal a size.
public var TIOCSWINSZ: UInt { 0x8008_7467 }

/// What ignores a signal.
public var SIG_IGN: sig_t { fatalError() }

/// C's function, which takes any number of arguments.
public func ioctl(
  _ descriptor: CInt,
  _ request: UInt,
  _ argument: UnsafeMutableRawPointer
) -> CInt { 0 }
