// What Swift's overlay of Darwin adds to the C library; see darwin.h.
@_exported import Darwin

public var TIOCGWINSZ: UInt { 0x4008_7468 }
public var TIOCSWINSZ: UInt { 0x8008_7467 }

public var SIG_IGN: sig_t { fatalError() }

public func ioctl(
  _ descriptor: CInt, _ request: UInt, _ argument: UnsafeMutableRawPointer
) -> CInt { 0 }
